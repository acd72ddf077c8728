import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { installer } from "./app/install.svelte";

mount(App, { target: document.getElementById("app") as HTMLElement });
installer.begin();

import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { keepFiles } from "./app/install";

mount(App, { target: document.getElementById("app") as HTMLElement });
keepFiles();

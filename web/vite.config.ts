import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/paiju/server/static",
    emptyOutDir: true,
    target: ["chrome111", "safari16.4", "firefox115"],
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});

import { hydrate } from "../hydrate";

hydrate("live-view", async () => (await import(/* webpackMode: "eager" */ "./live-view")).LiveView.component);

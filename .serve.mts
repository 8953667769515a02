import { serve } from "./tools/serve";
serve(Number(process.argv[2])).then((s) => console.log(s.url));

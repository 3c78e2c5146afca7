import { cpSync, writeFileSync } from 'node:fs';
import { compress } from '../cdn';
import { ALIAS, CDN_HEADERS, FOREVER } from '../cdn-headers';
import { accountOf } from '../daemons/account';
import { Daemon } from '../daemons/daemon';
import { makeFolder } from '../daemons/folder';

export interface NginxOptions {
  readonly program: string;
  /** Its module for files with `.br` beside them. */
  readonly brotli: string;
  readonly folder: string;
  readonly port: number;
  /** The CDN builds, a folder for each, and the addresses that stay beside them. */
  readonly files: string;
}

/** nginx in the place of a CDN, with the headers that docs/hosting.md asks for. */
export async function nginx(options: NginxOptions): Promise<Daemon> {
  const account = accountOf('www-data');
  const home = makeFolder(options.folder, 'nginx', account);
  // Its account may not be allowed to read the checkout.
  await compress(options.files);
  cpSync(options.files, `${home}/cdn`, { recursive: true });
  const file = `${home}/nginx.conf`;
  writeFileSync(file, nginxConfig({ ...options, home }), { mode: 0o644 });
  return new Daemon({
    name: 'nginx',
    command: [options.program, '-e', 'stderr', '-c', file],
    account,
    ready: /start worker process/,
    end: 'SIGQUIT',
  });
}

/** @param home a folder of its own, with the files in `cdn` */
export function nginxConfig({ brotli, port, home }: Omit<NginxOptions, 'files'> & { home: string }): string {
  const headers = (caching: string) =>
    Object.entries({ ...CDN_HEADERS, 'cache-control': caching, vary: 'Accept-Encoding' })
      .map(([name, value]) => `      add_header ${name} "${value}"`)
      .concat('      add_header sourcemap $map_name')
      .join(' always;\n');
  return `load_module ${brotli};
daemon off;
worker_processes 1;
pid ${home}/nginx.pid;
error_log stderr notice;
events { worker_connections 4096; }
http {
  ${TEMP.map((kind) => `${kind}_temp_path ${home}/${kind};`).join('\n  ')}
  access_log off;
  server_tokens off;
  sendfile on;
  gzip_static on;
  brotli_static on;
  types {
    text/javascript js;
    text/css css;
    application/json json map;
    image/svg+xml svg;
  }
  default_type application/octet-stream;
  server {
    listen 127.0.0.1:${port} backlog=4096;
    root ${home}/cdn;
    # Developer tools find the map of a part by its name.
    set $map_name "";
    if (-f $request_filename.map) { set $map_name "$map_file.map"; }
    error_page 403 404 = @missing;
    location / {
${headers(ALIAS)} always;
    }
    location ~ ^/[^/]+/ {
${headers(FOREVER)} always;
    }
    location @missing {
      default_type text/plain;
      add_header cache-control no-store always;
      add_header access-control-allow-origin * always;
      return 404 "Not found\\n";
    }
  }
  map $uri $map_file {
    ~/(?<name>[^/]+)$ $name;
  }
}
`;
}

const TEMP = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'] as const;

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const conhecidos = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
];

/** A browser for the journeys: the one named by the environment, a system one, or one installed now; otherwise one line says what to do. */
export function encontrarNavegador(): string {
  const indicado = process.env.PATIO_NAVEGADOR ?? process.env.CHROME_PATH;
  if (indicado && existsSync(indicado)) return indicado;
  return conhecidos.find((caminho) => existsSync(caminho)) ?? instalar();
}

function instalar(): string {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    spawnSync('apt-get', ['update'], { stdio: 'inherit', timeout: 300_000 });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      stdio: 'inherit',
      timeout: 600_000,
    });
    const achado = conhecidos.find((caminho) => existsSync(caminho));
    if (achado) return achado;
  }
  const playwright = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'playwright');
  const resultado = spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit', timeout: 600_000 });
  if (resultado.status === 0) {
    const codigo = "process.stdout.write(require('playwright-core').chromium.executablePath())";
    const caminho = execFileSync(process.execPath, ['-e', codigo], { encoding: 'utf8' });
    if (existsSync(caminho)) return caminho;
  }
  process.stderr.write('No browser for the journeys: install Chromium or Chrome, or set CHROME_PATH to one, and run the tests again.\n');
  process.exit(1);
}

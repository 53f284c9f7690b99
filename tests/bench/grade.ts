import { chromium, type Page } from '@playwright/test';
import { encontrarNavegador } from '#tests/helpers/navegador.ts';
import { servirNotas } from '#tests/journeys/grade-de-notas/servidor.ts';
import { type Medida, resumir } from './medir.ts';

/** How many times slower than here the processor of a phone is taken to be. */
const MAIS_LENTO = 4;
/** The goal of a key, from the press to what is drawn. */
export const TECLA_MS = 50;
export type Tamanho = { alunos: number; colunas: number };
/** The class that the goal names, and more cells than a class has. */
export const tamanhos: readonly Tamanho[] = [
  { alunos: 40, colunas: 24 },
  { alunos: 60, colunas: 30 },
];
const TECLAS = 60;

/** Notes in the page, for each key, how long it took until what it changed was drawn. */
async function anotarTeclas(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tempos: number[] = [];
    Object.assign(window, { tempos });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        // The frame after the key holds what it changed; the message comes once that frame was handed over.
        requestAnimationFrame(() => {
          const canal = new MessageChannel();
          canal.port1.addEventListener('message', () => void tempos.push(performance.now() - timeStamp));
          canal.port1.start();
          canal.port2.postMessage(null);
        });
      },
      true,
    );
  });
}
const tempos = (page: Page): Promise<number[]> => page.evaluate(() => (window as unknown as { tempos: number[] }).tempos);

/** The grid kit on a processor slowed down: typing, Enter and arrows, one key after the other. */
export async function medirGrade({ alunos, colunas }: Tamanho): Promise<Medida> {
  const servidor = await servirNotas();
  const navegador = await chromium.launch({ executablePath: encontrarNavegador(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await navegador.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${servidor.endereco}?alunos=${alunos}&colunas=${colunas}`);
    await page.getByRole('grid').waitFor();
    await page.locator('[data-posicao="20:3"]').focus();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: MAIS_LENTO });
    await anotarTeclas(page);
    for (let i = 0; i < TECLAS; i += 1) {
      await page.keyboard.press(['8', ',', '5', 'Enter', 'ArrowRight', 'ArrowUp'][i % 6] ?? 'Enter');
      await page.waitForTimeout(60);
    }
    const medidos = await tempos(page);
    if (medidos.length < TECLAS) throw new Error(`only ${medidos.length} of ${TECLAS} keys were drawn`);
    return resumir(medidos);
  } finally {
    await navegador.close();
    await servidor.fechar();
  }
}

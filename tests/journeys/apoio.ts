import { setTimeout as espera } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { chavesDaSessao } from '#platform/web/sessao/sessao-estado.ts';

const QUIETO_MS = 120;
export const SENHA = 'patio-demo';
export const emails = {
  admin: 'admin@demo.escola',
  secretaria: 'secretaria@demo.escola',
  financeiro: 'financeiro@demo.escola',
  // Whose sign-in nobody else uses: the second factor comes and goes here.
  coordenacao: 'coordenacao@demo.escola',
  professor: 'professor@demo.escola',
} as const;

/** Signs in through the page, with the keyboard. */
export async function entrar(page: Page, email: string, senha = SENHA): Promise<void> {
  // Signing out loads the page anew by itself: a visit that falls into it is made again.
  await page.goto('/login').catch(() => page.goto('/login'));
  await page.getByLabel('E-mail').fill(email);
  await page.locator('input[type=password]').fill(senha);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
}

/** Waits until a page asked for nothing for a moment: what it shows has come. Called before it goes anywhere. */
export function sossego(page: Page): () => Promise<void> {
  let pendentes = 0;
  let ultima = Date.now();
  const contar = (n: number) => () => {
    pendentes = Math.max(0, pendentes + n);
    ultima = Date.now();
  };
  page.on('request', contar(1)).on('requestfinished', contar(-1)).on('requestfailed', contar(-1));
  return async () => {
    await expect.poll(() => pendentes === 0 && Date.now() - ultima >= QUIETO_MS, { intervals: [25], timeout: 15_000 }).toBe(true);
  };
}

const abertos: BrowserContext[] = [];

/** Signs in without the sign-in page, which has journeys of its own: the browser keeps what the page would have kept. */
async function abrirSessao(page: Page, email: string): Promise<void> {
  // Any address of the portal's own: cookie and storage belong to it.
  await page.goto('/api/saude');
  await page.evaluate(
    async ([quem, senha, chaves]) => {
      const resposta = await fetch('/api/Autenticacao/autenticar-administrativo', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-patio-vinculo': 'cookie' },
        body: JSON.stringify({ email: quem, senha }),
      });
      if (!resposta.ok) throw new Error(await resposta.text());
      const { data } = (await resposta.json()) as { data: { accessToken: string; name: string; surname: string; email: string } };
      localStorage.setItem(chaves.token, data.accessToken);
      localStorage.setItem(chaves.nome, data.name);
      localStorage.setItem(chaves.sobrenome, data.surname);
      localStorage.setItem(chaves.email, data.email);
    },
    [email, SENHA, chavesDaSessao] as const,
  );
}

/** A page of somebody signed in, in a browser context of its own; `semRede`: one that takes the portal's worker. */
export async function paginaDe(
  browser: Browser,
  email: string,
  opcoes: { celular?: boolean; escuro?: boolean; semRede?: boolean } = {},
): Promise<Page> {
  const viewport = opcoes.celular ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const contexto = await browser.newContext({
    viewport,
    locale: 'pt-BR',
    timezoneId: 'America/Belem',
    colorScheme: opcoes.escuro ? 'dark' : 'light',
    ...(opcoes.semRede ? { serviceWorkers: 'allow' } : {}),
  });
  abertos.push(contexto);
  const pagina = await contexto.newPage();
  await abrirSessao(pagina, email);
  await pagina.goto('/dashboard');
  await pagina.locator('h1').first().waitFor();
  return pagina;
}

const FECHAR_EM_MS = 10_000;

/**
 * Ends the contexts that a test opened; each spec calls it after each test. A page that is loading anew at that moment may keep the
 * browser from answering: what was to be seen was seen, and the context ends with the browser.
 */
export async function fecharPaginas(): Promise<void> {
  await Promise.all(abertos.splice(0).map((contexto) => Promise.race([contexto.close(), espera(FECHAR_EM_MS, undefined, { ref: false })])));
}

/** Collects what a browser complains about; a journey ends with none. */
export function queixas(page: Page): string[] {
  const lista: string[] = [];
  page.on('console', (m) => {
    if (m.type() === 'error' && !/status of 4\d\d/.test(m.text())) lista.push(m.text());
  });
  page.on('pageerror', (erro) => lista.push(erro.message));
  return lista;
}

// No screen holds a frame of another origin: one run in the page is enough, and what passed need not be described (two thirds of the time).
const regrasAxe: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** No accessibility violation (WCAG 2.2 AA and good practice) in what the page shows now. */
export async function semViolacoes(page: Page, onde: string): Promise<void> {
  // The address changes before the screen stands: what is judged is the screen.
  await expect(page.locator('.progresso-navegacao')).toHaveCount(0);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(regrasAxe).analyze();
  expect(
    violations.map(
      (v) =>
        `${onde}: ${v.id} ${v.nodes
          .map((n) => n.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}

/** A right CPF that no demo person has. */
export function cpfNovo(n: number): string {
  const base = String(700_000_000 + (n % 90_000_000))
    .split('')
    .map(Number);
  for (const peso of [10, 11]) {
    const r = base.reduce((soma, d, i) => soma + d * (peso - i), 0) % 11;
    base.push(r < 2 ? 0 : 11 - r);
  }
  return base.join('');
}

/** The answer of the API to whoever is signed in on the page. */
export function ler<T>(page: Page, caminho: string): Promise<T> {
  return page.evaluate(async (c) => {
    const resposta = await fetch(`/api/${c}`, { headers: { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` } });
    return ((await resposta.json()) as { data: unknown }).data;
  }, caminho) as Promise<T>;
}

/** What somebody does straight to the server, as whoever is signed in on the page. */
export const escrever = <T>(page: Page, metodo: 'POST' | 'PUT', caminho: string, corpo: unknown): Promise<T> =>
  page.evaluate(
    async ([m, c, b]) => {
      const cabecalhos = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}`, 'content-type': 'application/json' };
      const resposta = await fetch(`/api/${c}`, {
        method: m === 'POST' ? 'POST' : 'PUT',
        headers: { ...cabecalhos, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(b),
      });
      if (!resposta.ok) throw new Error(await resposta.text());
      return ((await resposta.json()) as { data: unknown }).data;
    },
    [metodo, caminho, corpo] as const,
  ) as Promise<T>;

/** What a number card shows, once its figure came: totals come after the page. */
export async function cartao(page: Page, rotulo: string): Promise<string> {
  const valor = page.locator('.cartoes li', { hasText: rotulo }).locator('.cartoes-valor').first();
  await expect(valor).not.toHaveText('…');
  return (await valor.innerText()).replaceAll(/\s/g, ' ').trim();
}

/** What of a text follows the pattern, once it is there: what is asked again after an act comes a moment later. */
export async function lido(onde: Locator, padrao: RegExp): Promise<string> {
  await expect(onde).toContainText(padrao);
  return padrao.exec(await onde.innerText())?.[0] ?? '';
}

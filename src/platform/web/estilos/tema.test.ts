import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { tema } from '../tema.ts';

/** A style file with one kind of quotes, whatever the formatter prefers. */
const ler = (nome: string) => readFileSync(new URL(nome, import.meta.url), 'utf8').replaceAll('"', "'");

/** The declarations of a block whose selector contains a text. */
function bloco(css: string, seletor: string): Record<string, string> {
  const partes = css.split('}').filter((parte) => parte.slice(0, parte.indexOf('{')).includes(seletor));
  return Object.fromEntries(
    partes.flatMap((parte) => [...parte.slice(parte.indexOf('{')).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]?.trim()])),
  );
}

describe('variaveis.css', () => {
  it('holds every scheme-free variable that the theme changes', () => {
    const nosso = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, tema)).variables;
    const padrao = defaultCssVariablesResolver(DEFAULT_THEME).variables;
    const mudadas = Object.entries(nosso).filter(([nome, valor]) => (padrao as Record<string, string>)[nome] !== valor);
    expect(mudadas.length).toBeGreaterThan(20);
    expect(bloco(ler('variaveis.css'), ':root {'.slice(0, 5))).toMatchObject(Object.fromEntries(mudadas));
  });

  it('says both schemes for every color it touches', () => {
    const css = ler('variaveis.css');
    expect(Object.keys(bloco(css, "scheme='dark'")).sort()).toEqual(Object.keys(bloco(css, "scheme='light'")).sort());
  });
});

describe('cores.css', () => {
  const css = ler('cores.css');
  const esquemas = { claro: bloco(css, "scheme='light'"), escuro: { ...bloco(css, "scheme='light'"), ...bloco(css, "scheme='dark'") } };
  const pares = [
    ['tinta', 'cartao'],
    ['tinta', 'fundo'],
    ['tinta', 'realce'],
    ['tinta', 'escolhido-linha'],
    ['tinta-suave', 'cartao'],
    ['tinta-suave', 'fundo'],
    ['tinta-suave', 'realce'],
    ['tinta-suave', 'escolhido'],
    ['escolhido-texto', 'escolhido'],
    ['aberto-texto', 'aberto-fundo'],
    ['alerta-texto', 'alerta-fundo'],
    ['perigo-texto', 'perigo-fundo'],
    ['sucesso-texto', 'sucesso-fundo'],
    ['neutro-texto', 'neutro-fundo'],
    ['perigo-texto', 'cartao'],
    ['alerta-texto', 'cartao'],
    ['escolhido-texto', 'cartao'],
  ] as const;

  for (const [nome, cores] of Object.entries(esquemas)) {
    it.each(pares)(`${nome}: %s on %s reaches 4.5:1`, (texto, fundo) => {
      expect(contraste(cores[`--patio-${texto}`], cores[`--patio-${fundo}`])).toBeGreaterThanOrEqual(4.5);
    });
  }
});

/** Contrast ratio of WCAG 2.2 of two #rrggbb colors. */
function contraste(a: string | undefined, b: string | undefined): number {
  const [maior, menor] = [luminancia(a), luminancia(b)].sort((x, y) => y - x) as [number, number];
  return (maior + 0.05) / (menor + 0.05);
}

function luminancia(cor: string | undefined): number {
  const partes = /^#(..)(..)(..)$/.exec(cor ?? '')?.slice(1);
  if (!partes) throw new Error(`Not a color: ${cor}`);
  const [r, g, b] = partes.map((parte) => {
    const c = Number.parseInt(parte, 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe('mantine.css', () => {
  it('has the style of every component that any screen imports', () => {
    const raiz = new URL('../../../', import.meta.url);
    const usados = new Set<string>();
    for (const arquivo of readdirSync(raiz, { recursive: true, encoding: 'utf8' })) {
      if (!arquivo.endsWith('.tsx') || arquivo.includes('server')) continue;
      for (const [, nomes] of readFileSync(new URL(arquivo, raiz), 'utf8').matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)) {
        for (const nome of (nomes ?? '').split(',')) usados.add(nome.trim());
      }
    }
    const estilos = new Set(
      readdirSync(new URL('../../../../node_modules/@mantine/core/styles/', import.meta.url)).map((nome) => nome.replace('.css', '')),
    );
    const importados = new Set([...ler('mantine.css').matchAll(/styles\/([\w-]+)\.css/g)].map((m) => m[1]));
    expect(usados.size).toBeGreaterThan(3);
    expect([...usados].filter((nome) => estilos.has(nome) && !importados.has(nome))).toEqual([]);
  });
});

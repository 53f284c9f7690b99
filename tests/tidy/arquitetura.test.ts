import { describe, expect, test } from 'vitest';
import { ehTeste, fontes, imports, nomesExportados, nomesImportados } from './arvore.ts';
import { ordemDasSalas, salaDe } from './salas.ts';

// The arrows of ARCHITECTURE.md: who may import whom. A wrong arrow is found here, before review.
const producao = fontes(/^src\/.*\.(ts|tsx)$/).filter(({ caminho }) => !ehTeste(caminho));
const setas = producao.flatMap((fonte) => imports(fonte).map(({ alvo, soTipo }) => ({ de: fonte.caminho, para: alvo, soTipo })));
const violacoes = (proibida: (seta: (typeof setas)[number]) => boolean): string[] =>
  setas.filter(proibida).map(({ de, para }) => `${de} → ${para}`);
const lado = (caminho: string): 'server' | 'web' | 'puro' =>
  /\/server\//.test(caminho) ? 'server' : /\/web\//.test(caminho) ? 'web' : 'puro';

describe('arrows between the parts', () => {
  test('there is a tree to judge', () => {
    expect(producao.length).toBeGreaterThan(50);
    expect(setas.length).toBeGreaterThan(100);
  });

  test('shared and catalog import nothing of the product but themselves', () => {
    expect(violacoes(({ de, para }) => /^src\/(shared|catalog)\//.test(de) && !/^src\/(shared|catalog)\//.test(para))).toEqual([]);
  });

  test('platform knows no room and no portal', () => {
    expect(violacoes(({ de, para }) => de.startsWith('src/platform/') && /^src\/(domains|portal)\//.test(para))).toEqual([]);
  });

  test('web never reaches server, server never reaches web', () => {
    expect(violacoes(({ de, para }) => lado(de) === 'web' && lado(para) === 'server')).toEqual([]);
    expect(violacoes(({ de, para }) => lado(de) === 'server' && lado(para) === 'web')).toEqual([]);
  });

  test('pure files of a room import only pure files', () => {
    expect(
      violacoes(
        ({ de, para }) => salaDe(de) !== null && lado(de) === 'puro' && (lado(para) !== 'puro' || para.startsWith('src/platform/')),
      ),
    ).toEqual([]);
  });

  test('nothing but the portal imports the portal', () => {
    expect(violacoes(({ de, para }) => !de.startsWith('src/portal/') && para.startsWith('src/portal/'))).toEqual([]);
  });
});

describe('stale edits', () => {
  // Only this way does the answer know whose change stands in the way.
  test('are refused by versaoDesatualizada alone, which names the audited record', () => {
    const soltas = producao.filter(({ caminho, texto }) => caminho !== 'src/shared/erros.ts' && /\.VERSAO_DESATUALIZADA\(/.test(texto));
    expect(soltas.map(({ caminho }) => caminho)).toEqual([]);
  });
});

describe('room order', () => {
  const entreSalas = setas.flatMap((seta) => {
    const [de, para] = [salaDe(seta.de), salaDe(seta.para)];
    return de && para && de !== para ? [{ ...seta, salaDe: de, salaPara: para }] : [];
  });
  const texto = (s: (typeof entreSalas)[number]): string => `${s.de} → ${s.para}`;

  test('on the server a room imports only the doors of rooms to its right', () => {
    const erradas = entreSalas.filter(
      (s) =>
        lado(s.de) === 'server' &&
        lado(s.para) === 'server' &&
        (!/\/server\/door\.ts$/.test(s.para) || ordemDasSalas.indexOf(s.salaDe) > ordemDasSalas.indexOf(s.salaPara)),
    );
    expect(erradas.map(texto)).toEqual([]);
  });

  test('in the browser a room enters another one only by its web door, its api or its pure files', () => {
    const erradas = entreSalas.filter((s) => lado(s.de) === 'web' && lado(s.para) === 'web' && !/\/web\/door\.tsx?$/.test(s.para));
    expect(erradas.map(texto)).toEqual([]);
  });

  test('every folder under domains is a room of the order', () => {
    const perdidos = producao
      .filter(({ caminho }) => caminho.startsWith('src/domains/') && salaDe(caminho) === null)
      .map(({ caminho }) => caminho);
    expect(perdidos).toEqual([]);
  });
});

describe('doors', () => {
  const isPorta = (caminho: string): boolean => /\/(server\/door\.ts|web\/door\.tsx)$/.test(caminho);
  const isOficina = (caminho: string): boolean => caminho.endsWith('/server/oficina.ts');
  const isDemo = (caminho: string): boolean => caminho.startsWith('src/portal/demo/');
  const casaDe = (caminho: string): string => caminho.replace(/\/(server|web)\/[^/]*$/, '/');
  const usados = (quem: (caminho: string) => boolean, fontesQueUsam = producao): Set<string> =>
    new Set(
      fontesQueUsam
        .filter(({ caminho }) => quem(caminho))
        .flatMap((fonte) =>
          nomesImportados(fonte)
            .filter(({ alvo }) => !fonte.caminho.startsWith(casaDe(alvo)))
            .map(({ alvo, nome }) => `${alvo}: ${nome}`),
        ),
    );
  const oferecidos = (quais: (caminho: string) => boolean): string[] =>
    producao.filter(({ caminho }) => quais(caminho)).flatMap((fonte) => nomesExportados(fonte).map((nome) => `${fonte.caminho}: ${nome}`));

  test('offer only what another room or the portal uses; what only the demo school and tests make stands in the oficina', () => {
    const fora = usados((caminho) => !isDemo(caminho));
    expect(oferecidos(isPorta).length).toBeGreaterThan(80);
    expect(oferecidos(isPorta).filter((nome) => !fora.has(nome))).toEqual([]);
  });

  test('only the demo school and tests enter an oficina', () => {
    expect(violacoes(({ de, para }) => isOficina(para) && !isDemo(de))).toEqual([]);
  });

  test('an oficina offers only what they use', () => {
    const todas = [...producao, ...fontes(/^(src|tests)\/.*\.(ts|tsx)$/).filter(({ caminho }) => ehTeste(caminho))];
    const usam = new Set(todas.flatMap((fonte) => nomesImportados(fonte).map(({ alvo, nome }) => `${alvo}: ${nome}`)));
    expect(oferecidos(isOficina).filter((nome) => !usam.has(nome))).toEqual([]);
  });
});

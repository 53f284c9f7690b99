import { describe, expect, test } from 'vitest';
import { arquivos, ehTeste, fontes, imports, nomesExportados, nomesImportados } from './arvore.ts';
import { circulos } from './circulos.ts';
import { arvoreDe, ficaEm, ordemDasSalas, salaDe, todasAsSalas } from './salas.ts';

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

  test('no files import one another in a circle, types included', () => {
    const porArquivo = Map.groupBy(setas, ({ de }) => de);
    expect(circulos(new Map([...porArquivo].map(([de, lista]) => [de, new Set(lista.map(({ para }) => para))])))).toEqual([]);
  });
});

describe('stale edits', () => {
  // Only this way does the answer know whose change stands in the way.
  test('are refused by versaoDesatualizada alone, which names the audited record', () => {
    const soltas = producao.filter(({ caminho, texto }) => caminho !== 'src/shared/erros.ts' && /\.VERSAO_DESATUALIZADA\(/.test(texto));
    expect(soltas.map(({ caminho }) => caminho)).toEqual([]);
  });
});

describe('rooms', () => {
  const entreSalas = setas.flatMap((seta) => {
    const [de, para] = [salaDe(seta.de), salaDe(seta.para)];
    return de && para && de !== para ? [{ ...seta, salaDe: de, salaPara: para }] : [];
  });
  const posicao = (caminho: string): number => ordemDasSalas.findIndex((sala) => sala === arvoreDe(caminho));
  type Seta = (typeof entreSalas)[number];
  const texto = (s: Seta): string => `${s.de} → ${s.para}`;
  /** What an ancestor has is shared by all rooms inside it. */
  const doAncestral = (s: Seta): boolean => ficaEm(s.salaDe, s.salaPara);

  test('on the server a room enters another only by its door, and only trees to its right', () => {
    const erradas = entreSalas.filter(
      (s) =>
        lado(s.de) === 'server' &&
        lado(s.para) === 'server' &&
        !doAncestral(s) &&
        (!/\/server\/door\.ts$/.test(s.para) || posicao(s.de) > posicao(s.para)),
    );
    expect(erradas.map(texto)).toEqual([]);
  });

  test('a room that answers is called by its path under src/domains', () => {
    const nomes = producao.flatMap(({ caminho, texto }) =>
      [...texto.matchAll(/: Sala = \{\s*nome: '([^']*)'/g)].map(([, nome]) => ({ caminho, nome, sala: salaDe(caminho) })),
    );
    expect(nomes.length).toBeGreaterThan(50);
    expect(nomes.filter(({ nome, sala }) => sala !== null && nome !== sala).map(({ caminho, nome }) => `${caminho}: ${nome}`)).toEqual([]);
  });

  test('what a room keeps true of the whole database is brought in by its routes, its door or the portal', () => {
    const trazidas = new Set(setas.map(({ para }) => para));
    const perdidas = producao.filter(({ caminho }) => /\/server\/integridade\.ts$/.test(caminho) && !trazidas.has(caminho));
    expect(perdidas.map(({ caminho }) => caminho)).toEqual([]);
  });

  test('in the browser a room enters another only by its web door or its pure files', () => {
    const erradas = entreSalas.filter(
      (s) => lado(s.de) === 'web' && lado(s.para) === 'web' && !doAncestral(s) && !/\/web\/door\.tsx?$/.test(s.para),
    );
    expect(erradas.map(texto)).toEqual([]);
  });

  test('a room knows nothing of the rooms inside it', () => {
    expect(entreSalas.filter((s) => s.salaDe !== s.salaPara && ficaEm(s.salaPara, s.salaDe)).map(texto)).toEqual([]);
  });

  test.each(['server', 'web'] as const)('no rooms know one another in a circle (%s)', (qual) => {
    const doLado = entreSalas.filter((s) => lado(s.de) === qual || lado(s.de) === 'puro');
    const porSala = Map.groupBy(doLado, (s) => s.salaDe);
    const achados = circulos(new Map([...porSala].map(([de, lista]) => [de, new Set(lista.map((s) => s.salaPara))])));
    expect(
      achados.map((circulo) => ({
        circulo,
        setas: doLado.filter((s) => circulo.includes(s.salaDe) && circulo.includes(s.salaPara)).map(texto),
      })),
    ).toEqual([]);
  });

  test('in the browser no trees know one another in a circle', () => {
    const entreArvores = entreSalas
      .filter((s) => lado(s.de) === 'web' && lado(s.para) === 'web')
      .map((s) => ({ de: arvoreDe(s.de) ?? s.de, para: arvoreDe(s.para) ?? s.para }))
      .filter(({ de, para }) => de !== para);
    const porArvore = Map.groupBy(entreArvores, ({ de }) => de);
    expect(circulos(new Map([...porArvore].map(([de, lista]) => [de, new Set(lista.map(({ para }) => para))])))).toEqual([]);
  });

  test('every folder under domains stands in a tree of the order, and every room says in a README what it is', () => {
    const perdidos = producao
      .filter(({ caminho }) => caminho.startsWith('src/domains/') && arvoreDe(caminho) === null)
      .map(({ caminho }) => caminho);
    expect(perdidos).toEqual([]);
    const comLeiame = new Set(arquivos(/^src\/domains\/.*\/README\.md$/));
    const habitadas = todasAsSalas.filter((sala) => producao.some(({ caminho }) => salaDe(caminho) === sala));
    expect(habitadas.filter((sala) => !comLeiame.has(`src/domains/${sala}/README.md`))).toEqual([]);
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

describe('what one can see at once', () => {
  const todos = arquivos(/^(src|tests|migrations)\//);
  const pastaDe = (caminho: string): string => caminho.slice(0, caminho.lastIndexOf('/'));
  /** The name family with most files in a folder: what to move out first. */
  const familia = (nomes: readonly string[]): string => {
    const partes = Map.groupBy(
      nomes.flatMap((nome) => [...new Set(nome.replace(/(\.test)?\.\w+$/, '').split('-'))].map((parte) => ({ parte, nome }))),
      ({ parte }) => parte,
    );
    const [maior] = [...partes.values()].toSorted((a, b) => b.length - a.length);
    return (maior ?? []).map(({ nome }) => nome).join(', ');
  };

  test('no folder has more than 25 files of its own', () => {
    // But for the migrations: a sequence that only grows, and is read in its order.
    const cheias = [...Map.groupBy(todos, pastaDe)]
      .filter(([pasta, lista]) => lista.length > 25 && pasta !== 'migrations')
      .map(([pasta, lista]) => `${pasta}: ${lista.length}; move out ${familia(lista.map((c) => c.slice(pasta.length + 1)))}`);
    expect(cheias).toEqual([]);
  });

  test('no room has more than 40 files outside the rooms inside it', () => {
    const doDominio = todos.filter((caminho) => caminho.startsWith('src/domains/'));
    const cheias = [...Map.groupBy(doDominio, (caminho) => salaDe(caminho) ?? caminho)]
      .filter(([, lista]) => lista.length > 40)
      .map(
        ([sala, lista]) =>
          `${sala}: ${lista.length}; make a room inside it of ${familia(lista.map((c) => c.slice(c.lastIndexOf('/') + 1)))}`,
      );
    expect(cheias).toEqual([]);
  });

  test('no door has more than 12 names', () => {
    const largas = producao
      .filter(({ caminho }) => /\/(server\/door\.ts|web\/door\.tsx)$/.test(caminho))
      .map((fonte) => ({ caminho: fonte.caminho, nomes: nomesExportados(fonte) }))
      .filter(({ nomes }) => nomes.length > 12)
      .map(({ caminho, nomes }) => `${caminho}: ${nomes.length} (${nomes.join(', ')})`);
    expect(largas).toEqual([]);
  });
});

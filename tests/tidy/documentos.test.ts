import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { arquivos, fontes, nomesExportados, raiz } from './arvore.ts';
import { salaDe } from './salas.ts';

const ler = (caminho: string): string => readFileSync(join(raiz, caminho), 'utf8');
const documentos = arquivos(/^(README|ARCHITECTURE|CONTRIBUTING|STYLE)\.md$|^docs\/(?!generated).*\.md$|^src\/.*README\.md$/);

/** A function, value or endpoint that a source declares by this name. */
const declara = (fonte: string, nome: string): boolean =>
  new RegExp(String.raw`\b(?:function|const|type|class)\s+(?:public\.)?${nome}\b|^\s+${nome}: defineEndpoint\(`, 'm').test(fonte);

describe('documents', () => {
  test('the short ones stay short', () => {
    const limites: Record<string, number> = { 'README.md': 80, 'ARCHITECTURE.md': 150 };
    for (const [caminho, maximo] of Object.entries(limites)) expect(ler(caminho).split('\n').length, caminho).toBeLessThanOrEqual(maximo);
    const salas = arquivos(/^src\/domains\/.*README\.md$/).filter((c) => ler(c).trimEnd().split('\n').length > 25);
    expect(salas).toEqual([]);
  });

  test('every path that a document names in backticks exists', () => {
    const perdidos = documentos.flatMap((doc) =>
      [...ler(doc).matchAll(/`((?:src|tests|docs|migrations|bin|\.ci)\/[\w./-]+)`/g)]
        .map((m) => m[1] ?? '')
        .filter((caminho) => !existsSync(join(raiz, caminho)))
        .map((caminho) => `${doc}: ${caminho}`),
    );
    expect(perdidos).toEqual([]);
  });

  const comentarios = fontes(/^(src|tests|migrations)\/.*\.(tsx?|sql)$/).map(({ caminho, texto }) => ({
    caminho,
    texto: [...texto.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*|(?<=^|\s)-- .*/g)].map((m) => m[0]).join('\n'),
  }));
  const textos = [...documentos.map((caminho) => ({ caminho, texto: ler(caminho) })), ...comentarios];

  test('every decision that a document or a comment refers to exists, by its number and by its name', () => {
    const decisoes = arquivos(/^docs\/decisions\/.*\.md$/).map((caminho) => caminho.replace(/^docs\/decisions\//, ''));
    const perdidas = textos.flatMap(({ caminho, texto }) =>
      [...texto.matchAll(/\bdecisions?[ /](\d{3}(?:-[\w-]+(?:\.md)?)?)/gi)]
        .map((m) => m[1] ?? '')
        .filter(
          (nome) =>
            !decisoes.some((d) => (nome.length > 3 ? d.replace(/\.md$/, '') === nome.replace(/\.md$/, '') : d.startsWith(`${nome}-`))),
        )
        .map((nome) => `${caminho}: ${nome}`),
    );
    expect(perdidas).toEqual([]);
  });

  test('every file that a document or a comment names exists', () => {
    const todos = arquivos(/./).map((caminho) => `/${caminho}`);
    const nomes = (caminho: string, texto: string): string[] =>
      (caminho.endsWith('.md') ? [...texto.matchAll(/`([^`\s]+)`/g)].map((m) => m[1] ?? '') : texto.split(/[\s()[\],;:'"`|]+/))
        .map((nome) => nome.replace(/\.$/, ''))
        .filter((nome) => /^(?:\.{1,2}\/)*(?:[\w-]+\/)*[a-z\d][\w.-]*\.(?:tsx?|sql)$/.test(nome));
    // A README speaks of its own folder: a path goes out from there, a name without one is of a file that the room has outside the rooms in it.
    const existe = (onde: string, nome: string): boolean => {
      const pasta = dirname(onde);
      if (nome.startsWith('.') || existsSync(join(raiz, pasta, nome))) return existsSync(join(raiz, pasta, nome));
      if (!onde.endsWith('/README.md')) return todos.some((t) => t.endsWith(`/${nome}`));
      if (nome.includes('/')) return existsSync(join(raiz, nome));
      return todos.some((t) => t.startsWith(`/${pasta}/`) && t.endsWith(`/${nome}`) && salaDe(t.slice(1)) === salaDe(onde));
    };
    const perdidos = textos.flatMap(({ caminho, texto }) =>
      nomes(caminho, texto)
        .filter((nome) => !existe(caminho, nome))
        .map((nome) => `${caminho}: ${nome}`),
    );
    expect([...new Set(perdidos)]).toEqual([]);
  });

  const leiames = documentos.filter((caminho) => /^src\/.*README\.md$/.test(caminho));

  test('a README begins with a sentence, has at most ten bullets, and no line is wider than 100 columns', () => {
    const falhas = leiames.flatMap((caminho) => {
      const texto = ler(caminho);
      const [, primeiro = ''] = texto.split('\n\n');
      const fora = texto.replaceAll(/^```[\s\S]*?^```/gm, '').split('\n');
      return [
        ...(primeiro.length < 40 || /^[-`|]|^[a-z]/.test(primeiro) ? [`${caminho}: say in a sentence what it is`] : []),
        ...(fora.filter((linha) => linha.startsWith('- ')).length > 10 ? [`${caminho}: more than ten bullets`] : []),
        ...fora.filter((linha) => linha.length > 100).map((linha) => `${caminho}: wide: ${linha.slice(0, 40)}…`),
      ];
    });
    expect(falhas).toEqual([]);
  });

  test('what a README says that a room offers is what its doors export', () => {
    const falhas = leiames.flatMap((caminho) => {
      const portas = ['server/door.ts', 'web/door.tsx']
        .map((porta) => `${dirname(caminho)}/${porta}`)
        .filter((p) => existsSync(join(raiz, p)));
      const nomes = portas.flatMap((porta) => nomesExportados({ caminho: porta, texto: ler(porta), linhas: 0 }));
      // A sentence ends before the next one, which begins with a capital letter.
      const ditos = [...ler(caminho).matchAll(/\b(?:Doors?(?:\*\*)?:|Offers\b)([\s\S]*?)(?=\.\s+[A-Z]|\n\n|\n- |\.?\s*$)/g)];
      return ditos.flatMap(([, dito = '']) =>
        [...dito.matchAll(/`([a-zA-Z]\w*)`/g)]
          .map(([, nome = '']) => nome)
          .filter((nome) => !nome.startsWith('v_') && !nomes.includes(nome))
          .map((nome) => `${caminho}: ${nome}`),
      );
    });
    expect(falhas).toEqual([]);
  });

  test('what a document names of a file, in parentheses after its path, is declared there', () => {
    const perdidos = documentos.flatMap((doc) =>
      [...ler(doc).matchAll(/`((?:src|tests|migrations)\/[\w./-]+)`\s\(((?:`\w+`(?:, )?)+)/g)].flatMap(([, caminho = '', nomes = '']) =>
        [...nomes.matchAll(/`(\w+)`/g)]
          .map(([, nome = '']) => nome)
          .filter((nome) => !declara(ler(caminho), nome))
          .map((nome) => `${doc}: ${caminho} has no ${nome}`),
      ),
    );
    expect(perdidos).toEqual([]);
  });

  test('every file that a walk goes through is named with what one looks for in it', () => {
    const passos = ler('ARCHITECTURE.md')
      .split(/^## /m)
      .filter((parte) => parte.startsWith('Walk'))
      .flatMap((parte) => parte.split(/\n(?=\d\. |\n)/).filter((passo) => /^\d\. /.test(passo)));
    expect(passos.length).toBeGreaterThan(10);
    expect(passos.filter((passo) => /`(?:src|migrations)\/[^`]+`(?!\s\(`)/.test(passo) || !/`(?:src|migrations)\//.test(passo))).toEqual(
      [],
    );
  });

  test('the README has the two commands, each on one line', () => {
    expect(ler('README.md')).toMatch(/^\s*npm ci && npm run demo$/m);
    expect(ler('README.md')).toMatch(/^\s*npm ci && npm test$/m);
  });

  test('.env.example explains every variable that the product reads', async () => {
    const { variaveis } = await import('#platform/server/config.ts');
    const exemplo = ler('.env.example');
    expect(variaveis.filter((nome) => !new RegExp(`^#? ?${nome}=`, 'm').test(exemplo))).toEqual([]);
  });

  test('decisions are numbered without holes', () => {
    const numeros = arquivos(/^docs\/decisions\/\d{3}-.*\.md$/).map((c) => Number(/(\d{3})-/.exec(c)?.[1]));
    expect(numeros.sort((a, b) => a - b)).toEqual(numeros.map((_, i) => i + 1));
    expect(numeros.length).toBeGreaterThan(5);
  });
});

describe('glossary', () => {
  const linhas = ler('docs/glossario.md')
    .split('\n')
    .filter((l) => /^\| [a-z]/.test(l))
    .map((l) => l.split('|').map((c) => c.trim()));
  test('has its columns', () => {
    expect(linhas.length).toBeGreaterThan(40);
    for (const colunas of linhas) expect(colunas.length, colunas.join('|')).toBe(8);
  });

  test('no identifier uses a word that has a better one', () => {
    const banidas = linhas.flatMap(([, termo, , , , naoUse]) =>
      (naoUse ?? '')
        .split(',')
        .map((n) => n.trim())
        .filter((n) => /^[a-z]{4,}$/.test(n))
        .map((n) => ({ n, termo })),
    );
    const achados = fontes(/^src\/.*\.(ts|tsx)$/).flatMap(({ caminho, texto }) => {
      const codigo = texto.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*|\/\*[\s\S]*?\*\/|>[^<>{}]+</g, '');
      return banidas.flatMap(({ n, termo }) => {
        const capital = n.charAt(0).toUpperCase() + n.slice(1);
        const achado = new RegExp(String.raw`\b${n}s?\b|\b${n}(?=[A-Z])|[a-z]${capital}s?(?=[A-Z]|\b)`).exec(codigo);
        return achado ? [`${caminho}: "${achado[0]}" — use ${termo}`] : [];
      });
    });
    expect(achados).toEqual([]);
  });
});

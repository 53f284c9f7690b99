import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { variaveis } from '#platform/server/config.ts';
import { arquivos, raiz } from '../arvore.ts';

// What an operator follows to the letter must be possible to the letter.
const pasta = 'docs/operacao';
const ler = (caminho: string): string => readFileSync(join(raiz, caminho), 'utf8');
const todos = arquivos(/^docs\/operacao\//);
const { scripts } = JSON.parse(ler('package.json')) as { scripts: Record<string, string> };
/** Read by programs beside the portal, or set for them. */
const deOutros = new Set(['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'NOME_PUBLICO', 'SENHA_DO_BANCO']);

describe('pages and files for whoever runs the server', () => {
  test('name only commands that exist', () => {
    const comandos = todos.flatMap((caminho) =>
      [...ler(caminho).matchAll(/npm (?:run )?(backup|restaurar|[a-z]+)\b(?! \w+:)/g)].map((m) => m[1] ?? ''),
    );
    expect(comandos.length).toBeGreaterThan(8);
    expect(comandos.filter((nome) => !(nome in scripts) && nome !== 'ci')).toEqual([]);
  });

  test('name only variables that the portal reads', () => {
    const nomes = todos.flatMap((caminho) => ler(caminho).match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? []);
    expect(nomes.length).toBeGreaterThan(20);
    expect([...new Set(nomes)].filter((nome) => !(variaveis as readonly string[]).includes(nome) && !deOutros.has(nome))).toEqual([]);
  });

  test('lead to files that exist', () => {
    const alvos = todos.flatMap((caminho) =>
      [...ler(caminho).matchAll(/\]\(([^)]+)\)|`((?:Containerfile|Caddyfile|[\w.-]+\.(?:yml|service|conf|env)))`/g)].map(
        (m) => m[1] ?? m[2] ?? '',
      ),
    );
    // The operator's own file of variables.
    expect(alvos.filter((alvo) => alvo !== '.env' && !existsSync(join(raiz, pasta, alvo)))).toEqual([]);
  });

  test('put into the image what stands in the repository, and start what the command starts', () => {
    const imagem = ler(`${pasta}/Containerfile`);
    const copiados = [...imagem.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((m) => (m[1] ?? '').split(' '));
    expect(copiados.length).toBeGreaterThan(6);
    expect(copiados.filter((nome) => !existsSync(join(raiz, nome)))).toEqual([]);
    // What the build reads from outside of the sources: a glob of nothing builds, and shows nothing.
    const lidos = readdirSync(join(raiz, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((nome) => /\.tsx?$/.test(nome) && !nome.includes('.test.'))
      .flatMap((nome) =>
        [...ler(join('src', nome)).matchAll(/import\.meta\.glob\w*(?:<[^>]*>)?\(\s*'\/([^*']+)\//g)].map((m) => m[1] ?? ''),
      );
    expect(lidos.length).toBeGreaterThan(0);
    expect(lidos.filter((lido) => !copiados.some((nome) => lido === nome || lido.startsWith(`${nome}/`)))).toEqual([]);
    for (const inicio of [imagem, ler(`${pasta}/patio.service`)]) expect(inicio).toContain(scripts.start?.split(' ').at(-1) ?? '?');
  });

  test('give the service a unit without mistakes', () => {
    const temporaria = mkdtempSync(join(tmpdir(), 'patio-unidade-'));
    const unidade = join(temporaria, 'patio.service');
    // The programs and the user that it names stand on another machine.
    writeFileSync(
      unidade,
      ler(`${pasta}/patio.service`)
        .replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath}`)
        .replace('User=patio', 'User=root'),
    );
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unidade], { encoding: 'utf8' });
    rmSync(temporaria, { recursive: true });
    const linhas = (error ? '' : stderr).split('\n').filter((linha) => linha.includes('patio.service'));
    expect(linhas).toEqual([]);
  });
});

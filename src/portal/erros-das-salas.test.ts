import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DefinicaoErro } from '#shared/erros.ts';
import { mensagemDoCodigo } from './erros-das-salas.ts';

const salas = globSync('src/domains/**/erros.ts', { cwd: join(import.meta.dirname, '../..') });

describe('refusals of the rooms', () => {
  test.each(salas)('%s is in the list, in both languages', async (caminho) => {
    const modulo = (await import(join(import.meta.dirname, '../..', caminho))) as Record<
      string,
      { definicoes?: Record<string, DefinicaoErro> }
    >;
    const definicoes = Object.values(modulo).flatMap((exportado) => Object.entries(exportado.definicoes ?? {}));
    const sala = basename(dirname(caminho));
    expect(definicoes.length).toBeGreaterThan(0);
    for (const [codigo, { br, en }] of definicoes) {
      expect(mensagemDoCodigo(codigo, null, 'br', sala), codigo).toBe(br);
      expect(mensagemDoCodigo(codigo, null, 'en', sala), codigo).toBe(en);
    }
  });

  test('parameters go in; an unknown code stays a code', () => {
    expect(mensagemDoCodigo('ARQUIVO_GRANDE', { limite: '10 MB' }, 'br')).toBe('O arquivo passa do limite de 10 MB.');
    expect(mensagemDoCodigo('CODIGO_ANTIGO', null, 'en')).toBe('CODIGO_ANTIGO');
  });
});

import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { filtroBooleano, filtroId, filtroIds, filtroTexto, type Paginacao, paginacaoQuery, paginaDe, toPaginacao } from './paginacao.ts';
import { chavesDe, errosDeCampo } from '../validacao.ts';

const query = z.strictObject({
  ...paginacaoQuery({ colunas: ['nome', 'cpf'], padrao: 'nome' }),
  Nome: filtroTexto(20),
  TurmaId: filtroId(),
  CursoId: filtroIds(),
  ativa: filtroBooleano(),
});

function codigos(valor: Record<string, unknown>): string[] {
  const resultado = query.safeParse(valor);
  return resultado.success ? [] : errosDeCampo(resultado.error, 'br').map(({ path, code }) => `${path} ${code}`);
}

describe('paging', () => {
  it('takes the defaults when nothing, or nothing filled in, is sent', () => {
    const padrao = { numeroDaPagina: 1, tamanhoDaPagina: 20, campoOrdenado: 'nome', ordenacaoAscendente: true, parte: 'tudo' };
    expect(toPaginacao(query.parse({}))).toEqual(padrao);
    expect(toPaginacao(query.parse({ NumeroDaPagina: '', TamanhoDaPagina: '', CampoOrdenado: '', OrdenacaoAscendente: '' }))).toEqual(
      padrao,
    );
    const outra = z.strictObject(paginacaoQuery({ colunas: ['a', 'b'], padrao: 'b', tamanhoPadrao: 50, ascendentePadrao: false }));
    expect(toPaginacao(outra.parse({}))).toEqual({
      numeroDaPagina: 1,
      tamanhoDaPagina: 50,
      campoOrdenado: 'b',
      ordenacaoAscendente: false,
      parte: 'tudo',
    });
  });

  it('reads query strings, and numbers and booleans of a typed client', () => {
    const esperado = { numeroDaPagina: 3, tamanhoDaPagina: 500, campoOrdenado: 'cpf', ordenacaoAscendente: false, parte: 'tudo' };
    expect(
      toPaginacao(query.parse({ NumeroDaPagina: '3', TamanhoDaPagina: '500', CampoOrdenado: 'cpf', OrdenacaoAscendente: 'False' })),
    ).toEqual(esperado);
    expect(toPaginacao(query.parse({ NumeroDaPagina: 3, TamanhoDaPagina: 500, CampoOrdenado: 'cpf', OrdenacaoAscendente: false }))).toEqual(
      esperado,
    );
    expectTypeOf(toPaginacao(query.parse({}))).toEqualTypeOf<Paginacao<'nome' | 'cpf'>>();
  });

  it.each([
    [{ NumeroDaPagina: '0' }, 'NumeroDaPagina VALOR_MINIMO'],
    [{ NumeroDaPagina: '-1' }, 'NumeroDaPagina VALOR_MINIMO'],
    [{ NumeroDaPagina: 'abc' }, 'NumeroDaPagina NUMERO_INTEIRO'],
    [{ NumeroDaPagina: '1.5' }, 'NumeroDaPagina NUMERO_INTEIRO'],
    [{ NumeroDaPagina: '1000001' }, 'NumeroDaPagina VALOR_MAXIMO'],
    [{ NumeroDaPagina: ['1', '2'] }, 'NumeroDaPagina NUMERO_INTEIRO'],
    [{ TamanhoDaPagina: '501' }, 'TamanhoDaPagina VALOR_MAXIMO'],
    [{ TamanhoDaPagina: '1000000000' }, 'TamanhoDaPagina VALOR_MAXIMO'],
    [{ TamanhoDaPagina: '0' }, 'TamanhoDaPagina VALOR_MINIMO'],
    [{ OrdenacaoAscendente: 'sim' }, 'OrdenacaoAscendente BOOLEANO_INVALIDO'],
    [{ CampoOrdenado: 'nome; drop table pessoas' }, 'CampoOrdenado ORDENACAO_INVALIDA'],
    [{ CampoOrdenado: ['nome'] }, 'CampoOrdenado ORDENACAO_INVALIDA'],
    [{ CampoOrdenado: '__proto__' }, 'CampoOrdenado ORDENACAO_INVALIDA'],
    [{ Cor: 'azul' }, 'Cor CAMPO_DESCONHECIDO'],
  ])('refuses %j', (valor, esperado) => expect(codigos(valor)).toEqual([esperado]));

  it.each(['Nome', 'NOME', ' nome '])('a column is named without regard to case: %o', (bruto) => {
    expect(query.parse({ CampoOrdenado: bruto }).CampoOrdenado).toBe('nome');
  });

  it('says which columns are allowed', () => {
    const resultado = query.safeParse({ CampoOrdenado: 'senha' });
    expect(resultado.error && errosDeCampo(resultado.error, 'br')[0]?.message).toBe(
      'Não é possível ordenar por "senha". Use um destes: nome, cpf',
    );
  });

  it('lists its keys for the refusal of unknown filters', () => {
    expect(chavesDe(query)).toEqual([
      'NumeroDaPagina',
      'TamanhoDaPagina',
      'CampoOrdenado',
      'OrdenacaoAscendente',
      'Parte',
      'Nome',
      'TurmaId',
      'CursoId',
      'ativa',
    ]);
  });

  it('is described for the API documentation', () => {
    const json = z.toJSONSchema(query, { io: 'input' });
    expect(json.required).toBeUndefined();
    expect(json.properties?.TamanhoDaPagina).toEqual({ type: 'integer', minimum: 1, maximum: 500, default: 20 });
    expect(json.properties?.CampoOrdenado).toMatchObject({ enum: ['nome', 'cpf'], default: 'nome' });
    expect(json.properties?.CursoId).toMatchObject({ type: 'array' });
  });
});

describe('filters', () => {
  it('are undefined when absent or empty', () => {
    const vazio = { Nome: undefined, TurmaId: undefined, CursoId: undefined, ativa: undefined };
    expect(query.parse({})).toMatchObject({ CampoOrdenado: 'nome' });
    expect(query.parse({ Nome: ' ', TurmaId: '', CursoId: '', ativa: '' })).toMatchObject(vazio);
  });

  it.each([
    [{ Nome: '  Ana ' }, { Nome: 'Ana' }],
    [{ TurmaId: '7' }, { TurmaId: 7 }],
    [{ CursoId: '1,2,2,3' }, { CursoId: [1, 2, 3] }],
    [{ CursoId: ['4', '5'] }, { CursoId: [4, 5] }],
    [{ CursoId: [4, 5] }, { CursoId: [4, 5] }],
    [{ CursoId: 9 }, { CursoId: [9] }],
    [{ ativa: 'true' }, { ativa: true }],
    [{ ativa: 'FALSE' }, { ativa: false }],
    [{ ativa: true }, { ativa: true }],
  ])('read %j', (valor, esperado) => expect(query.parse(valor)).toMatchObject(esperado));

  it.each([
    [{ Nome: 'x'.repeat(21) }, 'Nome TAMANHO_MAXIMO'],
    [{ Nome: 'a\u0000' }, 'Nome CARACTERE_INVALIDO'],
    [{ Nome: ['a', 'b'] }, 'Nome TEXTO_INVALIDO'],
    [{ TurmaId: 'abc' }, 'TurmaId ID_INVALIDO'],
    [{ TurmaId: '1,2' }, 'TurmaId ID_INVALIDO'],
    [{ CursoId: '1,x' }, 'CursoId ID_INVALIDO'],
    [{ CursoId: '1,,2' }, 'CursoId ID_INVALIDO'],
    [{ CursoId: Array.from({ length: 501 }, (_, i) => String(i + 1)) }, 'CursoId ITENS_MAXIMO'],
    [{ ativa: '1' }, 'ativa BOOLEANO_INVALIDO'],
  ])('refuse %j', (valor, esperado) => expect(codigos(valor)).toEqual([esperado]));
});

describe('paginaDe', () => {
  it('is the envelope of every list and lets nothing else through', () => {
    const schema = paginaDe(z.object({ id: z.number() }));
    const pagina = { itens: [{ id: 1 }], total: 1, numeroDaPagina: 1, tamanhoDaPagina: 20 };
    expect(schema.parse({ ...pagina, itens: [{ id: 1, senha: 'x' }] })).toEqual(pagina);
    expect(schema.safeParse({ ...pagina, total: -1 }).success).toBe(false);
  });
});

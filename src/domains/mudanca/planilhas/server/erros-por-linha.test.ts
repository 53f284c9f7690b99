import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { livrosDeTeste } from '#tests/helpers/contabil/livros.ts';
import { type EscolaEmMudanca, escolaEmMudanca, modelos } from '#tests/helpers/mudanca/planilhas.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { lerPlanilha } from '#platform/server/planilhas/ler-planilha.ts';

let e: EscolaEmMudanca;
beforeAll(async () => {
  e = await escolaEmMudanca();
  await livrosDeTeste(e.s.banco.db, 2026);
  await e.trazer('pessoas', modelos.pessoas);
}, 60_000);
afterAll(() => e.s.fechar());

/** Of each line with errors, the columns that it names. */
async function colunasCom(tipo: string, linhas: readonly string[]): Promise<Record<number, (string | null)[]>> {
  const { id } = await e.enviar(tipo, linhas);
  const { linhas: vistas } = await e.ensaiar(id);
  return Object.fromEntries(vistas.flatMap((l) => (l.situacao === 'erro' ? [[l.numero, l.problemas.map(({ coluna }) => coluna)]] : [])));
}

test('people: each error names its line and column, also a mother who is in no sheet and two who are each other’s parents', async () => {
  const achados = await colunasCom('pessoas', [
    'Código;Nome;Data de nascimento;CPF;Código da mãe;E-mail',
    ';Sem Código;;;;',
    'P2;Maria;31/02/2010;;;',
    'P3;Maria Ruim;;111.111.111-11;;',
    'P4;Filha Solta;;;NINGUEM;',
    'P5;Uma Mãe;;;P6;',
    'P6;Outra Mãe;;;P5;',
    'P7;Correio Torto;;;;sem-arroba',
    'P8;Certa Maria;04/03/2015 00:00:00;;201;',
  ]);
  expect(achados).toMatchObject({
    2: ['Código'],
    3: ['Data de nascimento'],
    4: ['CPF'],
    5: ['Código da mãe'],
    8: ['E-mail'],
  });
  // Of a circle only who comes first lacks a mother: the other hangs on her, and is refused with her.
  expect([achados[6], achados[7]]).toEqual([['Código da mãe'], ['Código da mãe']]);
  expect(achados[9]).toBeUndefined();
});

test('classes, enrollments, suppliers and titles: unknown references, dates, values and rules of the screens', async () => {
  expect(
    await colunasCom('turmas', [
      'Código;Turma;Curso;Ano letivo;Turno;Vagas',
      'A;Turma;9º ano;2026;Manhã;30',
      'B;Turma;6º ano;1999;Manhã;30',
      'C;Turma;6º ano;2026;Aurora;muitas',
      'D;Turma D;6º ano;2026;Matutino;30',
      'E;Turma E;6º ano;2026;VESPERTINO;30',
      'F;Turma F;6º ano;2026;Noturno;30',
      'G;Turma G;6º ano;2026;Integral;30',
    ]),
  ).toEqual({ 2: ['Curso'], 3: ['Ano letivo'], 4: ['Turno', 'Vagas'] });
  expect(
    await colunasCom('matriculas', [
      'Código;Código do aluno;Código da turma;Data da matrícula;Código do responsável;Percentual',
      'M1;999;6º ano A;05/01/2026;201;100',
      'M2;101;Turma X;05/01/2026;201;100',
      'M3;101;6º ano A;05/01/2019;201;100',
      'M4;101;6º ano A;05/01/2026;;',
      'M5;101;6º ano A;05/01/2026;201;50',
      'M6;101;6º ano A;05/01/2026;102;100',
      'M7;102;6º ano A;05/01/2026;201;1',
      'M8;102;6º ano A;05/01/2026;201;100',
    ]),
  ).toEqual({
    2: ['Código do aluno'],
    3: ['Código da turma'],
    4: ['Data da matrícula'],
    5: ['Código do responsável'],
    6: ['Código do responsável'],
    7: ['Código do responsável'],
    9: ['Código do aluno'],
  });
  expect(
    await colunasCom('fornecedores', [
      'Código;CNPJ;Razão social',
      'F1;11.222.333/0001-82;Errado',
      'F2;;Sem documento',
      'F3;11222333000181;Certo',
    ]),
  ).toEqual({
    2: ['CNPJ'],
    3: ['CNPJ'],
  });
  expect(
    await colunasCom('titulos', [
      'Título;Código do responsável;Vencimento;Valor;Emissão;Conta;Forma de pagamento',
      '1;999;10/10/2026;10,00;;Caixa da secretaria;Dinheiro',
      '2;201;10/10/2026;dez reais;;Caixa da secretaria;Dinheiro',
      '3;201;10/10/2026;0;;Caixa da secretaria;Dinheiro',
      '4;201;10/10/2026;10,00;11/10/2026;Caixa da secretaria;Dinheiro',
      '5;201;10/10/2026;10,00;;Banco que não há;Permuta',
      '6;201;10/10/2015;10,00;;Caixa da secretaria;Dinheiro',
      '7;201;10/10/2026;10,00;;Caixa da secretaria;Dinheiro',
    ]),
  ).toEqual({
    2: ['Código do responsável'],
    3: ['Valor'],
    4: ['Valor'],
    5: ['Emissão'],
    6: ['Conta', 'Forma de pagamento'],
    7: ['Vencimento'],
  });
});

test('where something was paid, and the amount is not told as what is left, or may add up fine and interest, the dry run says so', async () => {
  const avisosDe = async (cabeca: string, pago: string) => {
    const { id, versao, mapeamento } = await e.enviar('titulos', [
      `Título;Código do responsável;Vencimento;Conta;Forma de pagamento;${cabeca}`,
      `PG;201;10/10/2026;Caixa da secretaria;Dinheiro;980,00;${pago}`,
    ]);
    const body = { versao, mapeamento: { ...mapeamento, valor: 5 }, fixos: {} };
    expect((await e.s.pedir('PUT', `Mudanca/planilha/${id}`, { body })).status).toBe(200);
    const { prontas, avisos } = await e.ensaiar(id);
    return [prontas, avisos.filter((aviso) => aviso.startsWith('Há valores'))];
  };
  const aviso =
    'Há valores na coluna Vl. Pago, e o que entra como valor em aberto é a coluna Valor. Confira se ela já é o que falta pagar.';
  expect(await avisosDe('Valor;Vl. Pago', '400,00')).toEqual([1, [aviso]]);
  expect(await avisosDe('Valor;Vl. Pago', '0,00')).toEqual([1, []]);
  expect(await avisosDe('Valor;Pago em', '10/09/2026')).toEqual([1, []]);
  expect(await avisosDe('Saldo;Vl. Pago', '400,00')).toEqual([1, []]);
  for (const pago of ['Valor Pagto', 'Vl. Quitado', 'Baixado', 'Recebimento']) {
    expect(await avisosDe(`Valor;${pago}`, '400,00')).toEqual([1, [aviso.replace('Vl. Pago', pago)]]);
    expect(await avisosDe(`Valor;Dia ${pago}`, '10')).toEqual([1, []]);
  }
  const soma =
    'Há valores na coluna Juros, e o que entra como valor em aberto é a coluna Total a pagar. Confira se ela não os soma: a multa e os juros são calculados aqui outra vez.';
  expect(await avisosDe('Total a pagar;Juros', '12,00')).toEqual([1, [soma]]);
  expect(await avisosDe('Total a pagar;Juros', '0,00')).toEqual([1, []]);
  expect(await avisosDe('Valor com juros;Juros', '12,00')).toEqual([
    1,
    [soma.replace('coluna Juros', 'coluna Valor com juros').replace('Total a pagar', 'Valor com juros')],
  ]);
  expect(await avisosDe('Valor;Juros', '12,00')).toEqual([1, []]);
  // What is to be paid of a late title may well count them already.
  for (const valor of ['Valor a Pagar', 'Saldo Devedor', 'Em aberto'])
    expect(await avisosDe(`${valor};Juros`, '12,00')).toEqual([1, [soma.replace('Total a pagar', valor)]]);
});

test('where a discount stands beside an amount that does not say that it is taken off, the dry run says so', async () => {
  const avisosDe = async (valor: string, desconto: string, bolsa = 'Bolsa') => {
    const { id, versao, mapeamento } = await e.enviar('titulos', [
      `Título;Código do responsável;Vencimento;Conta;Forma de pagamento;${valor};${bolsa}`,
      `BL;201;10/10/2026;Caixa da secretaria;Dinheiro;980,00;${desconto}`,
    ]);
    const body = { versao, mapeamento: { ...mapeamento, valor: 5 }, fixos: {} };
    expect((await e.s.pedir('PUT', `Mudanca/planilha/${id}`, { body })).status).toBe(200);
    return (await e.ensaiar(id)).avisos.filter((aviso) => aviso.startsWith('Há valores'));
  };
  expect(await avisosDe('Valor Mensalidade', '490,00')).toEqual([
    'Há valores na coluna Bolsa, e o que entra como valor em aberto é a coluna Valor Mensalidade. Confira se o desconto já saiu dela: aqui o título vale o que a coluna diz, e nada se desconta.',
  ]);
  expect(await avisosDe('Valor Mensalidade', '0,00')).toEqual([]);
  expect(await avisosDe('Valor Mensalidade', '50%')).toHaveLength(1);
  expect(await avisosDe('Valor Mensalidade', '50', 'Bolsa (%)')).toHaveLength(1);
  expect(await avisosDe('Valor sem desconto', '490,00')).toHaveLength(1);
  for (const liquido of ['Valor Líquido', 'Valor com bolsa']) expect(await avisosDe(liquido, '490,00')).toEqual([]);
});

test('a column that the portal knows and somebody left out is told, also of a sheet after it', async () => {
  const { id, versao, mapeamento } = await e.enviar('fornecedores', [
    'Código;CNPJ;Razão social;E-mail',
    'L1;11222333000181;Limpa;a@b.example',
  ]);
  const { email: _, ...semEmail } = mapeamento;
  await e.s.pedir('PUT', `Mudanca/planilha/${id}`, { body: { versao, mapeamento: semEmail, fixos: {} } });
  const outra = await e.enviar('fornecedores', ['Código;CNPJ;Razão social;E-mail', 'L2;11222333000181;Limpa;a@b.example']);
  for (const qual of [id, outra.id])
    expect((await e.ensaiar(qual)).avisos).toContain('Ficam de fora colunas que o portal conhece: E-mail. Confira se é isso mesmo.');
});

test('an amount of three decimals, in a column that writes them with a point, is refused and not taken for thousands', async () => {
  const titulos = (valores: readonly string[]) => [
    'Título;Código do responsável;Vencimento;Valor;Conta;Forma de pagamento',
    ...valores.map((valor, i) => `P${i};201;10/10/2026;${valor};Caixa da secretaria;Dinheiro`),
  ];
  expect(await colunasCom('titulos', titulos(['1.250', '980.50']))).toEqual({ 2: ['Valor'] });
  expect(await colunasCom('titulos', titulos(['1.250', '980,50']))).toEqual({});
});

test('a shift that is none is told the shifts in words', async () => {
  const { id } = await e.enviar('turmas', ['Código;Turma;Curso;Ano letivo;Turno;Vagas', 'T;Turma;6º ano;2026;Aurora;30']);
  expect((await e.ensaiar(id)).linhas[0]?.problemas).toEqual([
    { coluna: 'Turno', mensagem: 'Não é um turno. Escreva um destes: Manhã, Tarde, Noite, Integral.' },
  ]);
});

test('the lines with errors leave as they were sent, with what to mend in a last column, and the right ones alone are loaded', async () => {
  const { id } = await e.enviar('fornecedores', ['Código;CNPJ;Razão social', 'F1;11.222.333/0001-82;Errado', 'F3;11222333000181;Certo']);
  await e.ensaiar(id);
  const { bruto } = await e.s.pedir('GET', `Mudanca/planilha/${id}/problemas?Formato=csv`);
  const lida = await lerPlanilha(await buffer(Readable.from([bruto])), { linhas: 10, colunas: 10, letrasPorCelula: 500 });
  expect(lida.colunas).toEqual(['Código', 'CNPJ', 'Razão social', 'O que corrigir']);
  expect(lida.linhas.map(({ celulas }) => celulas)).toEqual([['F1', '11.222.333/0001-82', 'Errado', expect.stringContaining('CNPJ')]]);
  const tarefa = await e.fazer(id, '/carga');
  expect(tarefa.linhas.map(({ alvoId, situacao }) => [alvoId, situacao]).toSorted()).toEqual([
    [2, 'recusado'],
    [3, 'feito'],
  ]);
});

test('columns are remembered for the next sheet of the kind, one that was left out too; a field without a column may be said once; a required one is asked for', async () => {
  const { id, versao, mapeamento } = await e.enviar('titulos', ['Papel;Quem;Quando;Quanto;Banco', '77;201;10/10/2026;10,00;237']);
  expect(mapeamento).toEqual({ conta: 4 });
  expect((await e.passo(id, '/ensaio')).corpo.error?.code).toBe('MUDANCA_SEM_COLUNA');
  const body = {
    versao,
    mapeamento: { codigo: 0, pagador: 1, vencimento: 2, valor: 3 },
    fixos: { conta: 'caixa da secretaria', forma: 'Dinheiro' },
  };
  const guardar = () => e.s.pedir('PUT', `Mudanca/planilha/${id}`, { body });
  expect((await guardar()).status).toBe(200);
  expect((await guardar()).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  expect((await e.passo(id, '/carga')).corpo.error?.code).toBe('MUDANCA_SEM_ENSAIO');
  expect(await e.ensaiar(id)).toMatchObject({ prontas: 1 });
  const outra = await e.enviar('titulos', ['Quanto;Papel;Quem;Quando;Banco', '10,00;78;201;10/10/2026;237']);
  expect([outra.mapeamento, outra.fixos]).toEqual([{ codigo: 1, pagador: 2, vencimento: 3, valor: 0 }, body.fixos]);
  expect((await e.passo(outra.id, '', 'DELETE')).status).toBe(200);
});

test('moving in opens no door that the screens keep closed', async () => {
  const { id } = await e.enviar('fornecedores', ['Código;CNPJ;Razão social', 'F9;60701190000104;Marajó']);
  const quem = quemDeTeste(['mudanca:criar', 'mudanca:visualizar', 'mudanca:excluir'], { usuarioId: 99 });
  const pedir = (verbo: string) =>
    e.s.pedir('POST', `Mudanca/planilha/${id}/${verbo}`, { quem, headers: { 'idempotency-key': `porta-${verbo}-1` } });
  expect((await e.s.pedir('GET', `Mudanca/planilha/${id}`, { quem })).status).toBe(403);
  expect((await pedir('ensaio')).status).toBe(403);
  expect((await pedir('carga')).status).toBe(403);
  expect((await pedir('desfazimento')).status).toBe(403);
  expect((await sql`select 1 from mudancas_registros where planilha_id = ${id}`.execute(e.s.banco.db)).rows).toEqual([]);
});

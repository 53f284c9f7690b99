import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { contar, passoAPasso } from '#tests/helpers/corridas.ts';
import { criarMundo, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { incluirPessoa, registrarSaida } from './oficina.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.convenios, ...salasDe.contratos, ...salasDe.matriculas] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

type Gravado = { id: number; versao: number };
const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
const seguro = {
  tipo: 'seguro',
  nome: 'Seguro escolar',
  parceiro: 'Seguradora Norte',
  cnpj: '11.222.333/0001-81',
  numero: 'AP-1',
  vigenteDesde: '2026-02-01',
  vigenteAte: '2026-12-31',
  descontoId: null,
};
const criar = (partes: object) => s.pedir('POST', 'Convenio', { body: { ...seguro, ...partes } });
const incluir = (id: number, partes: object) =>
  s.pedir('POST', `Convenio/${id}/pessoas`, { body: { titularId: null, entrada: '2026-03-01', ...partes } });
const sair = (p: Gravado, dia: string) => s.pedir('POST', `ConvenioPessoa/${p.id}/saida`, { body: { versao: p.versao, saida: dia } });
type Participacao = { pessoaId: number; saida: string | null; saiuDaEscolaEm: string | null };
const listados = async (id: number, mais = '') =>
  dados<{ itens: Participacao[] }>(await s.pedir('GET', `ConvenioPessoa/obter-paginado?ConvenioId=${id}${mais}`)).itens;
const relacao = async (id: number, mes: string) => {
  const dias = `DiasDe=${mes}-01&DiasAte=${mes}-30`;
  const { itens } = dados<{ itens: { movimento: string }[] }>(
    await s.pedir('GET', `Relatorio/conveniados/obter-paginado?ConvenioId=${id}&${dias}`),
  );
  return itens.map(({ movimento }) => movimento);
};

test('an agreement over another of the same insurer is refused with its field; the day after it, or of another kind, it stands', async () => {
  dados(await criar({}));
  const sobre = await criar({ nome: 'Outro', vigenteDesde: '2026-12-31', vigenteAte: '2027-06-30' });
  expect(codigo(sobre)).toBe('CONVENIO_SOBREPOSTO');
  expect(JSON.stringify(sobre.corpo)).toContain('vigenteDesde');
  dados(await criar({ nome: 'Seguinte', vigenteDesde: '2027-01-01', vigenteAte: '2027-12-31' }));
  dados(await criar({ tipo: 'parceria', nome: 'Parceria' }));
  expect(codigo(await criar({ cnpj: '11444777000161', vigenteAte: '2026-01-01' }))).toBe('DADOS_INVALIDOS');
});

test('a person is in an agreement once at a time and within its validity; who left may come back', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '11444777000161' }));
  const { alunoId, pagadores } = await matricularFamilia(s.banco.db, mundo, 'Segurada', ['100.00'], 99);
  const dentro = dados<Gravado>(await incluir(id, { pessoaId: alunoId }));
  expect(codigo(await incluir(id, { pessoaId: alunoId, entrada: '2026-05-01' }))).toBe('CONVENIO_PESSOA_REPETIDA');
  expect(codigo(await incluir(id, { pessoaId: pagadores[0], entrada: '2026-01-31' }))).toBe('CONVENIO_FORA_DA_VIGENCIA');
  expect(codigo(await sair(dentro, '2027-01-01'))).toBe('CONVENIO_FORA_DA_VIGENCIA');
  expect(codigo(await sair(dentro, '2026-02-28'))).toBe('CONVENIO_FORA_DA_VIGENCIA');
  dados(await sair(dentro, '2026-04-30'));
  expect(codigo(await sair(dentro, '2026-04-30'))).toBe('VERSAO_DESATUALIZADA');
  dados(await incluir(id, { pessoaId: alunoId, entrada: '2026-05-01' }));
  const convenio = dados<object>(await s.pedir('GET', `Convenio/${id}`));
  const { descontoNome: _, pessoas: __, ...edicao } = convenio as Record<string, unknown>;
  expect(codigo(await s.pedir('PUT', 'Convenio', { body: { ...edicao, vigenteAte: '2026-04-30' } }))).toBe('CONVENIO_FORA_DA_VIGENCIA');
  expect(codigo(await s.pedir('DELETE', `Convenio/${id}`))).toBe('REGISTRO_EM_USO');
});

test('an entry by mistake goes, and is in no list of any month; the version that was seen decides, and who did it stays on record', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '07526557000100' }));
  const { alunoId } = await matricularFamilia(s.banco.db, mundo, 'Engano', ['100.00'], 99);
  const engano = dados<Gravado>(await incluir(id, { pessoaId: alunoId }));
  const excluir = (p: Gravado) => s.pedir('DELETE', `ConvenioPessoa/${p.id}?Versao=${p.versao}`);
  expect(codigo(await excluir({ ...engano, versao: 9 }))).toBe('VERSAO_DESATUALIZADA');
  dados(await excluir(engano));
  expect(codigo(await excluir(engano))).toBe('NAO_ENCONTRADO');
  expect(await contar(s.banco.db, 'convenios_pessoas', 'convenio_id', id)).toBe(0);
  const { rows } = await sql`select antes from auditoria where acao = 'convenio.inclusao_excluida' and alvo_id = ${id}`.execute(s.banco.db);
  expect(rows).toMatchObject([{ antes: { pessoaId: alunoId, entrada: '2026-03-01' } }]);
  // The days are free again, and the agreement is one in which nobody was.
  dados(await excluir(dados<Gravado>(await incluir(id, { pessoaId: alunoId }))));
  dados(await s.pedir('DELETE', `Convenio/${id}`));
});

test('the holder of somebody in the agreement does not go as entered by mistake: dependants go first', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '33042730000104' }));
  const [titular, filha] = [
    await matricularFamilia(s.banco.db, mundo, 'Titular', ['100.00'], 99),
    await matricularFamilia(s.banco.db, mundo, 'Dependente', ['100.00'], 99),
  ];
  const dela = dados<Gravado>(await incluir(id, { pessoaId: titular.alunoId }));
  const dependente = dados<Gravado>(await incluir(id, { pessoaId: filha.alunoId, titularId: titular.alunoId }));
  const excluir = (p: Gravado) => s.pedir('DELETE', `ConvenioPessoa/${p.id}?Versao=${p.versao}`);
  expect((await excluir(dela)).corpo.error).toMatchObject({
    code: 'CONVENIO_TITULAR_COM_DEPENDENTES',
    message: expect.stringContaining('Dependente'),
  });
  dados(await excluir(dependente));
  dados(await excluir(dela));
});

test('all students of a year enter at once, and whoever is in already does not enter again', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '45997418000153' }));
  await matricularFamilia(s.banco.db, mundo, 'Aluna A', ['100.00'], 99);
  const alunos = (cursoId: number | null) =>
    s.pedir('POST', `Convenio/${id}/alunos`, { body: { anoLetivoId: mundo.anoLetivoId, cursoId, entrada: '2026-03-01' } });
  const { incluidos } = dados<{ incluidos: number }>(await alunos(null));
  expect(incluidos).toBe(await contar(s.banco.db, 'matriculas', 'ano_letivo_id', mundo.anoLetivoId));
  expect(codigo(await alunos(mundo.cursoId))).toBe('CONVENIO_SEM_ALUNOS');
  await matricularFamilia(s.banco.db, mundo, 'Aluna B', ['100.00'], 99);
  expect(dados(await alunos(mundo.cursoId))).toEqual({ incluidos: 1 });
});

test('who leaves takes the dependants along on the same day, and nobody of them stays longer', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '33592510000154' }));
  const { alunoId, pagadores } = await matricularFamilia(s.banco.db, mundo, 'Dependente', ['100.00'], 99);
  const titularId = pagadores[0];
  const titular = dados<Gravado>(await incluir(id, { pessoaId: titularId }));
  const dependente = dados<Gravado>(await incluir(id, { pessoaId: alunoId, titularId }));
  dados(await sair(titular, '2026-06-30'));
  const saidas = new Map((await listados(id)).map(({ pessoaId, saida }) => [pessoaId, saida]));
  expect([titularId, alunoId].map((um) => saidas.get(um ?? 0))).toEqual(['2026-06-30', '2026-06-30']);
  expect(await relacao(id, '2026-06')).toEqual(['saiu', 'saiu']);
  const tarde = await sair(dependente, '2026-07-31');
  expect([codigo(tarde), tarde.corpo.error?.fields.map(({ path }) => path)]).toEqual(['CONVENIO_SAIDA_DEPOIS_DO_TITULAR', ['saida']]);
  expect(tarde.corpo.error?.message).toContain('30/06/2026');
  dados(await sair(dependente, '2026-05-31'));
  expect(await relacao(id, '2026-06')).toEqual(['saiu']);
});

test('a dependant needs a holder who is in on that day; who left with the holder comes back, alone, with the holder, or with all students', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '00394460005887' }));
  const um = await matricularFamilia(s.banco.db, mundo, 'Volta', ['100.00'], 99);
  const outro = await matricularFamilia(s.banco.db, mundo, 'Volta também', ['100.00'], 99);
  const titularId = um.pagadores[0];
  const dependente = (pessoaId: number, entrada: string) => incluir(id, { pessoaId, titularId, entrada });
  const sem = await dependente(um.alunoId, '2026-03-01');
  expect([codigo(sem), sem.corpo.error?.fields.map(({ path }) => path)]).toEqual(['CONVENIO_TITULAR_FORA', ['titularId']]);
  const titular = dados<Gravado>(await incluir(id, { pessoaId: titularId, entrada: '2026-04-01' }));
  expect(codigo(await dependente(um.alunoId, '2026-03-31'))).toBe('CONVENIO_TITULAR_FORA');
  for (const { alunoId } of [um, outro]) dados(await dependente(alunoId, '2026-04-01'));
  dados(await sair(titular, '2026-06-30'));
  expect(codigo(await dependente(um.alunoId, '2026-07-01'))).toBe('CONVENIO_TITULAR_FORA');
  expect(codigo(await incluir(id, { pessoaId: um.alunoId, entrada: '2026-06-30' }))).toBe('CONVENIO_PESSOA_REPETIDA');
  dados(await incluir(id, { pessoaId: titularId, entrada: '2026-08-01' }));
  dados(await dependente(um.alunoId, '2026-08-01'));
  expect((await listados(id)).filter((p) => p.pessoaId === um.alunoId).map((p) => p.saida)).toEqual(['2026-06-30', null]);
  const body = { anoLetivoId: mundo.anoLetivoId, cursoId: null, entrada: '2026-09-01' };
  dados(await s.pedir('POST', `Convenio/${id}/alunos`, { body }));
  expect((await listados(id, '&Nome=Volta&TamanhoDaPagina=50')).filter((p) => p.pessoaId === outro.alunoId).map((p) => p.saida)).toEqual([
    '2026-06-30',
    null,
  ]);
});

test('while the holder is taken out, a dependant who enters waits and is told that the holder is not in', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '00000000000191' }));
  const { alunoId, pagadores } = await matricularFamilia(s.banco.db, mundo, 'Ao mesmo tempo', ['100.00'], 99);
  const titular = dados<Gravado>(await incluir(id, { pessoaId: pagadores[0] }));
  const [, segunda] = await passoAPasso(
    s.banco.db,
    (tx) => registrarSaida(atoDe(tx, mundo.quem), { ...titular, saida: '2026-04-30' }),
    () => incluir(id, { pessoaId: alunoId, titularId: pagadores[0], entrada: '2026-05-01' }),
  );
  expect(segunda.status === 'fulfilled' && codigo(segunda.value)).toBe('CONVENIO_TITULAR_FORA');
});

test('leaving the school names the agreements one is still in, and the list of who is in tells who left and finds them', async () => {
  const { id } = dados<Gravado>(await criar({ nome: 'Seguro de quem sai', cnpj: '60701190000104', vigenteAte: '2099-12-31' }));
  const { alunoId, matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Saindo', ['100.00'], 99);
  const fica = await matricularFamilia(s.banco.db, mundo, 'Ficando', ['100.00'], 99);
  const dentro = dados<Gravado>(await incluir(id, { pessoaId: alunoId }));
  dados(await incluir(id, { pessoaId: fica.alunoId }));
  const corpo = { dataMovimento: '2026-06-10', contrato: { acao: 'manter' } };
  const prever = async () => {
    const previa = await s.pedir('POST', `Matricula/${matriculaId}/previa-de-saida`, { body: { ...corpo, verbo: 'transferencia' } });
    const { conferencia } = dados<{ conferencia: { pendencias: { codigo: string; detalhes: string[] }[] } }>(previa);
    return conferencia.pendencias.find((p) => p.codigo === 'CONVENIOS')?.detalhes;
  };
  expect(await prever()).toEqual(['Seguro de quem sai']);
  expect((await listados(id)).map((p) => p.saiuDaEscolaEm)).toEqual([null, null]);
  dados(await s.pedir('POST', `Matricula/${matriculaId}/transferencia`, { body: { ...corpo, motivo: 'Mudou de cidade' } }));
  expect((await listados(id)).map((p) => [p.pessoaId, p.saiuDaEscolaEm])).toEqual([
    [fica.alunoId, null],
    [alunoId, '2026-06-10'],
  ]);
  expect((await listados(id, '&SaiuDaEscola=true')).map((p) => p.pessoaId)).toEqual([alunoId]);
  expect((await listados(id, '&SaiuDaEscola=false')).map((p) => p.pessoaId)).toEqual([fica.alunoId]);
  dados(await sair(dentro, '2026-06-10'));
  expect(await listados(id, '&SaiuDaEscola=true')).toEqual([]);
  expect(await relacao(id, '2026-07')).toEqual(['permanece']);
});

test('leaving the school no longer names an agreement whose exit is recorded, nor one of who goes on in another enrollment', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '90400888000142' }));
  const { alunoId, matriculaId } = await matricularFamilia(s.banco.db, mundo, 'Com saída', ['100.00'], 99);
  const dentro = dados<Gravado>(await incluir(id, { pessoaId: alunoId }));
  const corpo = { verbo: 'transferencia', dataMovimento: '2026-06-10', contrato: { acao: 'manter' } };
  const nomeia = async () =>
    JSON.stringify((await s.pedir('POST', `Matricula/${matriculaId}/previa-de-saida`, { body: corpo })).corpo).includes('CONVENIOS');
  expect(await nomeia()).toBe(true);
  dados(await sair(dentro, '2026-06-10'));
  expect(await nomeia()).toBe(false);
});

test('the paper for the insurer names it, its CNPJ and the policy at the head of who is in; the file has them as columns', async () => {
  const { id } = dados<Gravado>(
    await criar({ cnpj: '60.701.190/0001-04', vigenteDesde: '2020-02-01', vigenteAte: '2020-12-31', numero: 'AP-2020-0417' }),
  );
  const { pagadores } = await matricularFamilia(s.banco.db, mundo, 'No papel', ['100.00'], 5);
  dados(await incluir(id, { pessoaId: pagadores[0], entrada: '2020-03-01' }));
  const exportar = (formato: string) =>
    s.pedir('GET', `Relatorio/conveniados/exportar?Formato=${formato}&ConvenioId=${id}&DiasDe=2020-03-01&DiasAte=2020-03-31`);
  const papel = textoDoPdf((await exportar('pdf')).bruto);
  expect(papel).toContain('Seguro escolar · Seguradora Norte · 60.701.190/0001-04 · AP-2020-0417');
  expect(papel).toContain('168.995.350-09');
  const linhas = (await exportar('csv')).bruto.toString().split(/\r?\n/);
  expect(
    linhas.some((linha) => ['Seguradora Norte', '60701190000104', 'AP-2020-0417', '16899535009'].every((um) => linha.includes(um))),
  ).toBe(true);
});

test('two clerks who add the same person at once add it once', async () => {
  const { id } = dados<Gravado>(await criar({ cnpj: '33000167000101' }));
  const { alunoId } = await matricularFamilia(s.banco.db, mundo, 'Duas vezes', ['100.00'], 99);
  const pedido = { convenioId: id, pessoaId: alunoId, titularId: null, entrada: '2026-03-01' };
  const [, segunda] = await passoAPasso(
    s.banco.db,
    (tx) => incluirPessoa(atoDe(tx, mundo.quem), pedido),
    () => incluir(id, { pessoaId: alunoId }),
  );
  expect(segunda.status === 'fulfilled' && codigo(segunda.value)).toBe('CONVENIO_PESSOA_REPETIDA');
  expect(await contar(s.banco.db, 'convenios_pessoas', 'convenio_id', id)).toBe(1);
});

test('the discount is of the kind agreement', async () => {
  const descontoId = await transacao(s.banco.db, async (tx) => {
    const corpo = { nome: 'Bolsa', tipo: 'bolsa', forma: 'percentual', percentual: '10' };
    return (await criarDesconto(atoDe(tx, mundo.quem), corpo as Parameters<typeof criarDesconto>[1])).id;
  });
  expect(codigo(await criar({ cnpj: '60746948000112', descontoId }))).toBe('CONVENIO_DESCONTO_DE_OUTRO_TIPO');
  const { rows } = await sql`select 1 from convenios where cnpj = '60746948000112'`.execute(s.banco.db);
  expect(rows).toEqual([]);
});

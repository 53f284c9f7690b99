import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { ajustarDescontos } from '#domains/academico/convenios/server/ajustar-desconto.ts';
import { criarConvenio, incluirPessoa } from '#domains/academico/convenios/server/oficina.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { aditarContrato } from '#domains/academico/contratos/aditivos/registro/server/oficina.ts';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarPessoa } from '#domains/pessoas/registro/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { type AlunoDeOrigem, alunosDeOrigem, DATA, type EscolaDeRematricula, escolaDeRematricula } from '#tests/helpers/rematriculas.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import type { rematriculasPreviaApi } from '#domains/academico/rematriculas/previa/api.ts';
import { definirTarefaDeExecucao } from './tarefa-execucao.ts';

type Previa = RespostaCliente<typeof rematriculasPreviaApi.preverRematricula>;
let s: ServidorDeTeste;
let escola: EscolaDeRematricula;
let quem: Quem;
let meia: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.rematriculas, ...salasDe.bolsas], trabalhar: true, tarefas: definirTarefaDeExecucao });
  escola = await escolaDeRematricula(s.banco.db, { vagas: 60 });
  quem = await carregarAutorDeTarefa(s.banco.db, (await usuarioDeTeste(s, 'secretaria', { admin: true })).id, null);
  const bolsa = { nome: 'Bolsa de estudo 50 %', tipo: 'bolsa', forma: 'percentual', percentual: '50.0000', condicional: false } as const;
  meia = (await transacao(s.banco.db, (tx) => criarDesconto(atoDe(tx, quem), bolsa))).id;
});
afterAll(() => s.fechar());

const desde = (parcelaDe: number, parcelaAte: number | null = null) => ({ precoIndice: null, parcelaDe, parcelaAte });
const incluir = (descontoId: number | null, descricao: string, parcelaDe: number, parcelaAte: number | null = null): TermoPedido => ({
  tipo: 'incluir_desconto',
  ...desde(parcelaDe, parcelaAte),
  descricao,
  descontoId,
  forma: 'percentual',
  percentual: '50.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 200,
});
const contratoDe = async ({ matriculaId }: AlunoDeOrigem): Promise<number> =>
  (await sql<{ id: number }>`select id from contratos where matricula_id = ${matriculaId}`.execute(s.banco.db)).rows[0]?.id ?? 0;
async function aditar(aluno: AlunoDeOrigem, ...cada: TermoPedido[][]): Promise<void> {
  const contratoId = await contratoDe(aluno);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, quem), [{ id: contratoId }], { jaVigoravam: true }));
  for (const termos of cada)
    await transacao(s.banco.db, (tx) =>
      aditarContrato(atoDe(tx, quem), { contratoId, dataAditivo: '2026-11-01', motivo: 'Acordo', termos }),
    );
}
const chaveDoContrato = async (aluno: AlunoDeOrigem): Promise<string> =>
  `linha:${(await sql<{ id: number }>`select id from contratos_descontos where contrato_id = ${await contratoDe(aluno)}`.execute(s.banco.db)).rows[0]?.id}`;
async function prever(aluno: AlunoDeOrigem, idioma = 'pt-BR') {
  const body = { anoOrigemId: escola.anoOrigemId, anoDestinoId: escola.anoDestinoId, dataMatricula: DATA };
  const { status, corpo } = await s.pedir('POST', 'Rematricula/previa', { body, quem, headers: { 'accept-language': idioma } });
  expect(status, JSON.stringify(corpo)).toBe(200);
  const previa = corpo.data as Previa;
  const linha = previa.linhas.find((l) => l.matriculaId === aluno.matriculaId);
  return {
    plano: previa.planos[linha?.plano ?? -1],
    pagadores: linha?.pagadores,
    mensagens: linha?.motivos.map((i) => previa.motivos[i]?.mensagem),
    descontos: previa.descontos,
  };
}
let chaves = 0;
/** The contract and the guardians that a run makes of a student. */
async function rematricular({ matriculaId }: AlunoDeOrigem) {
  const body = {
    anoOrigemId: escola.anoOrigemId,
    anoDestinoId: escola.anoDestinoId,
    dataMatricula: DATA,
    alunos: [{ matriculaId, turmaId: escola.seteA, liberacoes: ['TITULOS_VENCIDOS'], motivo: 'Acordado' }],
  };
  const { corpo } = await s.pedir('POST', 'Rematricula', { body, quem, headers: { 'idempotency-key': `aditivos-${(chaves += 1)}-teste` } });
  const { id } = corpo.data as { id: number };
  for (let i = 0; i < 400; i += 1) {
    const { rows } = await sql<{
      situacao: string;
      matricula_id: number;
      contrato_id: number;
    }>`select situacao, matricula_id, contrato_id from rematriculas_itens where lote_id = ${id}`.execute(s.banco.db);
    if (rows[0]?.situacao === 'feita') {
      const feito = rows[0];
      const responsaveis = await sql`select pessoa_id, pedagogico, financeiro, percentual::text from matriculas_responsaveis
        where matricula_id = ${feito.matricula_id} order by id`.execute(s.banco.db);
      const descontos = await sql`select desconto_id from contratos_descontos where contrato_id = ${feito.contrato_id} order by id`.execute(
        s.banco.db,
      );
      return { responsaveis: responsaveis.rows, descontos: descontos.rows };
    }
    await new Promise((seguir) => setTimeout(seguir, 50));
  }
  throw new Error('the run did not end');
}

test('a payer changed by an addendum pays the next year too: the preview says so, the run writes it', async () => {
  const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{ nome: 'Ana', percentuais: ['40.00', '60.00'] }])) as [AlunoDeOrigem];
  expect((await prever(aluno)).pagadores?.map((p) => p.percentual)).toEqual(['40.00', '60.00']);
  const avo = await transacao(s.banco.db, (tx) =>
    criarPessoa(atoDe(tx, quem), { nome: 'Rita', sobrenome: 'Avó', dataNascimento: '1955-01-01', cpf: '52998224725' }),
  );
  const trocar = (pessoaId: number, parcelaDe: number, ate: number | null = null): TermoPedido => ({
    tipo: 'pagadores',
    ...desde(parcelaDe, ate),
    pagadores: [{ pessoaId, percentual: '100.00' }],
  });
  // The second addendum was for two months only: who pays in December pays next year.
  await aditar(aluno, [trocar(avo.id, 8)], [trocar(aluno.pagadorId, 9, 10)]);
  const previa = await prever(aluno);
  expect(previa.pagadores).toEqual([{ nome: 'Rita Avó', percentual: '100.00' }]);
  expect(previa.mensagens).toContain('Pagam conforme o aditivo do contrato: Rita Avó (100 %).');
  expect((await prever(aluno, 'en')).mensagens).toContain('They pay as the addendum of the contract says: Rita Avó (100 %).');
  expect((await rematricular(aluno)).responsaveis).toEqual([
    { pessoa_id: aluno.pagadorId, pedagogico: true, financeiro: false, percentual: null },
    { pessoa_id: avo.id, pedagogico: false, financeiro: true, percentual: '100.00' },
  ]);
});

test('a discount that an addendum took off does not go on; one that it gave until the end does; one of some months does not', async () => {
  const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{ nome: 'Bento', descontos: [escola.bolsa] }])) as [AlunoDeOrigem];
  expect((await prever(aluno)).plano).toMatchObject({ totalCentavos: 1_080_000, descontos: [{ nome: 'Irmãos 10 %' }] });
  await aditar(aluno, [{ tipo: 'remover_desconto', chave: await chaveDoContrato(aluno), parcelaDe: 12 }]);
  expect((await prever(aluno)).plano).toMatchObject({ totalCentavos: 1_200_000, descontos: [] });
  const contratoId = await contratoDe(aluno);
  const dar = (termos: TermoPedido[]) =>
    transacao(s.banco.db, (tx) => aditarContrato(atoDe(tx, quem), { contratoId, dataAditivo: '2026-11-02', motivo: 'Acordo', termos }));
  await dar([incluir(meia, 'Bolsa de estudo 50 %', 10, 11), incluir(null, 'Combinado', 12)]);
  const semCadastro = await prever(aluno);
  expect([semCadastro.plano?.totalCentavos, semCadastro.mensagens]).toEqual([
    1_200_000,
    expect.arrayContaining(['Não se renova: Combinado (fora do cadastro).']),
  ]);
  await dar([incluir(meia, 'Bolsa de estudo 50 %', 12)]);
  const previa = await prever(aluno);
  expect(previa.plano).toMatchObject({ totalCentavos: 600_000, descontos: [{ nome: 'Bolsa de estudo 50 %', valorCentavos: 600_000 }] });
  expect(previa.descontos.filter((d) => d.id === meia)).toMatchObject([{ alunos: 1 }]);
  expect((await rematricular(aluno)).descontos).toEqual([{ desconto_id: meia }]);
});

test('what an addendum gave and another took off again does not go on', async () => {
  const [aluno] = (await alunosDeOrigem(s.banco.db, escola, [{ nome: 'Caio' }])) as [AlunoDeOrigem];
  await aditar(aluno, [incluir(meia, 'Bolsa de estudo 50 %', 11)]);
  expect((await prever(aluno)).plano?.totalCentavos).toBe(600_000);
  const { rows } = await sql<{ id: number }>`select max(id) as id from aditivos_termos`.execute(s.banco.db);
  const contratoId = await contratoDe(aluno);
  const retirar: TermoPedido = { tipo: 'remover_desconto', chave: `termo:${rows[0]?.id}`, parcelaDe: 12 };
  await transacao(s.banco.db, (tx) =>
    aditarContrato(atoDe(tx, quem), { contratoId, dataAditivo: '2026-11-02', motivo: 'Fim', termos: [retirar] }),
  );
  expect((await prever(aluno)).plano?.totalCentavos).toBe(1_200_000);
});

test('a scholarship was decided for one year and a discount came with an agreement: neither goes on, and the preview says how each comes back', async () => {
  const [bolsista, conveniado] = (await alunosDeOrigem(s.banco.db, escola, [{ nome: 'Davi' }, { nome: 'Eva' }])) as [
    AlunoDeOrigem,
    AlunoDeOrigem,
  ];
  await aditar(bolsista);
  await aditar(conveniado);
  const pedir = async (caminho: string, body: object) => {
    const { status, corpo } = await s.pedir('POST', caminho, { body });
    expect(status, JSON.stringify(corpo)).toBe(200);
    return corpo.data as { id: number; versao: number };
  };
  const desconto = (nome: string, tipo: 'bolsa' | 'convenio') =>
    transacao(
      s.banco.db,
      async (tx) =>
        (await criarDesconto(atoDe(tx, quem), { nome, tipo, forma: 'percentual', percentual: '40.0000', condicional: false })).id,
    );
  const bolsa = await desconto('Bolsa social 40 %', 'bolsa');
  const ficha = await pedir('FichaSocioeconomica', {
    responsavelId: bolsista.pagadorId,
    anoLetivoId: escola.anoOrigemId,
    dataReferencia: '2026-02-01',
    membros: [{ nome: 'Mãe' }, { nome: 'Davi' }],
    rendas: [],
    moradia: 'alugada',
    declaracao: true,
  });
  const { id, versao } = await pedir('BolsaPedido', { fichaId: ficha.id, matriculaId: bolsista.matriculaId, percentualSolicitado: '40' });
  const comParecer = await pedir(`BolsaPedido/${id}/parecer`, { versao, parecer: 'Renda conferida.', percentualRecomendado: '40' });
  const decidida = { versao: comParecer.versao, conceder: true, descontoId: bolsa, decisao: 'Ata 1' };
  const concedida = await pedir(`BolsaPedido/${id}/decisao`, decidida);
  await pedir(`BolsaPedido/${id}/desconto`, { versao: concedida.versao, aPartirDe: '2026-12-01' });

  const doConvenio = await desconto('Convênio 40 %', 'convenio');
  await transacao(s.banco.db, async (tx) => {
    const parceiro = { tipo: 'parceria', nome: 'Hospital', parceiro: 'Hospital Norte', cnpj: '11222333000181', numero: null } as const;
    const dias = { vigenteDesde: '2026-11-01', vigenteAte: '2026-12-31' };
    const convenio = await criarConvenio(atoDe(tx, quem), { ...parceiro, ...dias, descontoId: doConvenio });
    const dentro = { convenioId: convenio.id, pessoaId: conveniado.alunoId, titularId: null, entrada: '2026-11-01' };
    const participacao = await incluirPessoa(atoDe(tx, quem), dentro);
    expect(await ajustarDescontos(atoDe(tx, quem), { participacaoId: participacao.id })).toBe(1);
  });

  const [deBolsa, deConvenio] = [await prever(bolsista), await prever(conveniado)];
  for (const { plano } of [deBolsa, deConvenio]) expect(plano).toMatchObject({ totalCentavos: 1_200_000, descontos: [] });
  expect(deBolsa.mensagens).toContain(
    'Não segue: Bolsa social 40 % (bolsa concedida para o ano atual). Renove a ficha da família: o comitê decide de novo.',
  );
  expect((await prever(conveniado, 'en')).mensagens).toContain(
    'Does not go on: Convênio 40 % (of an agreement). Adjust the discounts of the agreement after the re-enrollment: it is put on the days of the new year on which it holds.',
  );
  expect(deBolsa.descontos.filter((d) => d.id === bolsa || d.id === doConvenio)).toEqual([]);
  for (const aluno of [bolsista, conveniado]) expect((await rematricular(aluno)).descontos).toEqual([]);
});

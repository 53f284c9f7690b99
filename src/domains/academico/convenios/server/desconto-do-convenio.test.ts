import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aditarHoje } from '#domains/academico/contratos/aditivos/datados/server/aditar.ts';
import { incluirDesconto } from '#domains/academico/contratos/aditivos/datados/server/door.ts';
import { revogarAditivo } from '#domains/academico/contratos/aditivos/server/revogar.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { baixarTitulos } from '#domains/financeiro/titulos/baixas/server/door.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { usuarioDeTeste } from '#tests/helpers/usuarios.ts';
import { ajustarDescontos } from './ajustar-desconto.ts';
import { criarConvenio, excluirInclusao, incluirPessoa } from './oficina.ts';
import { definirTarefaDeConvenios } from './tarefa.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
let quem: ReturnType<typeof quemDeTeste>;
let convenioId: number;
let descontoId: number;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.convenios, ...salasDe.contratos], tarefas: definirTarefaDeConvenios, trabalhar: true });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  quem = quemDeTeste(undefined, { usuarioId: (await usuarioDeTeste(s, 'paula', { admin: true })).id });
  await transacao(s.banco.db, async (tx) => {
    const corpo = { nome: 'Convênio 10 %', tipo: 'convenio', forma: 'percentual', percentual: '10' };
    descontoId = (await criarDesconto(atoDe(tx, mundo.quem), corpo as Parameters<typeof criarDesconto>[1])).id;
    const convenio = { tipo: 'parceria', nome: 'Hospital', parceiro: 'Hospital Norte', cnpj: '11222333000181', numero: null } as const;
    const dias = { vigenteDesde: '2026-03-01', vigenteAte: '2026-08-31' };
    convenioId = (await criarConvenio(atoDe(tx, mundo.quem), { ...convenio, ...dias, descontoId })).id;
  });
});
afterAll(() => s.fechar());

const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
const ajustar = () => s.pedir('POST', `Convenio/${convenioId}/descontos`, { quem });
type Item = { alvo: number; situacao: string; codigo: string | null };
async function ajustado(): Promise<Item[]> {
  const { tarefaId } = dados<{ tarefaId: number }>(await ajustar());
  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ situacao: string }>`select situacao from tarefas where id = ${tarefaId}`.execute(s.banco.db);
      expect(['na_fila', 'em_andamento']).not.toContain(rows[0]?.situacao);
    },
    { timeout: 20_000, interval: 100 },
  );
  const { rows } =
    await sql<Item>`select alvo_id as alvo, situacao, codigo from tarefas_itens where tarefa_id = ${tarefaId} order by alvo_id`.execute(
      s.banco.db,
    );
  return rows;
}
async function aluna(nome: string, cpf: number) {
  const { alunoId, matriculaId } = await matricularFamilia(s.banco.db, mundo, nome, ['100.00'], cpf);
  const pedido = { convenioId, pessoaId: alunoId, titularId: null, entrada: '2026-03-01' };
  const dentro = await transacao(s.banco.db, (tx) => incluirPessoa(atoDe(tx, mundo.quem), pedido));
  return { ...dentro, matriculaId };
}
/** The months whose installment has the discount by now. */
const meses = async (contratoId: number): Promise<number[]> =>
  (
    await sql<{ mes: number }>`select extract(month from data_vencimento)::int as mes from titulos_receber
      where contrato_id = ${contratoId} and situacao <> 'cancelado' and desconto_incondicional_centavos > 0 order by 1`.execute(s.banco.db)
  ).rows.map(({ mes }) => mes);

test('the discount begins and ends with the agreement, goes with who leaves and grows with it; one who has no contract holds back nobody', async () => {
  const ana = await aluna('Ana', 0);
  const bia = await aluna('Bia', 1);
  const contratoId = await criarRascunho(s.banco.db, mundo, ana.matriculaId, centavos(1_200_000), 11);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  expect(await ajustado()).toEqual([
    { alvo: ana.id, situacao: 'feito', codigo: null },
    { alvo: bia.id, situacao: 'recusado', codigo: 'DESCONTO_SEM_CONTRATO' },
  ]);
  expect(await meses(contratoId)).toEqual([3, 4, 5, 6, 7, 8]);

  const rascunhoId = await criarRascunho(s.banco.db, mundo, bia.matriculaId, centavos(1_200_000), 11);
  expect((await ajustado()).map(({ situacao }) => situacao)).toEqual(['feito']);
  const linhas = await sql<{
    de: number;
    ate: number;
  }>`select parcela_de as de, parcela_ate as ate from contratos_descontos where contrato_id = ${rascunhoId}`.execute(s.banco.db);
  expect(linhas.rows).toEqual([{ de: 2, ate: 7 }]);
  expect((await ajustar()).corpo.error?.code).toBe('CONVENIO_SEM_AJUSTES');

  dados(await s.pedir('POST', `ConvenioPessoa/${ana.id}/saida`, { body: { versao: ana.versao, saida: '2026-05-31' } }));
  expect((await ajustado()).map(({ situacao }) => situacao)).toEqual(['feito']);
  expect(await meses(contratoId)).toEqual([3, 4, 5]);

  const { descontoNome: _, pessoas: __, ...edicao } = dados<Record<string, unknown>>(await s.pedir('GET', `Convenio/${convenioId}`));
  const mudada = dados<{ versao: number }>(await s.pedir('PUT', 'Convenio', { body: { ...edicao, vigenteAte: '2026-12-31' } }));
  dados(await s.pedir('POST', `ConvenioPessoa/${ana.id}/saida`, { body: { versao: ana.versao + 1, saida: '2026-06-30' } }));
  expect((await ajustado()).map(({ situacao }) => situacao)).toEqual(['feito', 'feito']);
  expect(await meses(contratoId)).toEqual([3, 4, 5, 6]);
  const trocada = await s.pedir('PUT', 'Convenio', {
    body: { ...edicao, versao: mudada.versao, vigenteAte: '2026-12-31', descontoId: null },
  });
  expect(trocada.corpo.error?.code).toBe('CONVENIO_COM_DESCONTOS');
});

test('whoever paid all that the discount would change has nothing to adjust, and is not tried', async () => {
  const { matriculaId } = await aluna('Fabi', 5);
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId, centavos(1_200_000), 12);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  const { contaBancariaId, formaPagamentoId } = mundo;
  // The agreement ends in December: what falls due in January is open still, and is none of it.
  const itens = (await titulosDoContrato(s.banco.db, contratoId))
    .filter(({ parcela }) => parcela < 12)
    .map((t) => ({ tituloId: t.id, valorCentavos: centavos(100_000) }));
  const baixa = { dataBaixa: '2026-02-01', contaBancariaId, formaPagamentoId, itens };
  await transacao(s.banco.db, (tx) => baixarTitulos(atoDe(tx, mundo.quem), baixa));
  const recusa = (await ajustar()).corpo.error;
  expect([recusa?.code, recusa?.message]).toEqual(['CONVENIO_SEM_AJUSTES', expect.stringContaining('em parcela ainda em aberto')]);
});

test('a discount whose line the draft lost is put there again', async () => {
  const { matriculaId } = await aluna('Clara', 2);
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId);
  expect((await ajustado()).map(({ situacao }) => situacao)).toEqual(['feito']);
  await sql`delete from contratos_descontos where contrato_id = ${contratoId}`.execute(s.banco.dono);
  expect((await ajustado()).map(({ situacao }) => situacao)).toEqual(['feito']);
  const { rows } = await sql`select 1 from contratos_descontos where contrato_id = ${contratoId}`.execute(s.banco.db);
  expect(rows).toHaveLength(1);
});

const umSo = (participacaoId: number) => transacao(s.banco.db, (tx) => ajustarDescontos(atoDe(tx, mundo.quem), { participacaoId }));
const sair = (p: { id: number; versao: number }, saida: string) =>
  s
    .pedir('POST', `ConvenioPessoa/${p.id}/saida`, { body: { versao: p.versao, saida } })
    .then((r) => dados<{ id: number; versao: number }>(r));
async function comContrato(nome: string, cpf: string) {
  const dentro = await aluna(nome, 99);
  await sql`update pessoas set cpf = ${cpf} where id = (select pessoa_id from matriculas_responsaveis where matricula_id = ${dentro.matriculaId})`.execute(
    s.banco.dono,
  );
  const contratoId = await criarRascunho(s.banco.db, mundo, dentro.matriculaId, centavos(1_200_000), 11);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  await umSo(dentro.id);
  return { dentro, contratoId };
}

test('who left and came back keeps the discount of the second stay when the first is found to have ended sooner', async () => {
  const { dentro, contratoId } = await comContrato('Gabi', '87748248800');
  const fora = await sair(dentro, '2026-05-31');
  await umSo(dentro.id);
  const { rows } = await sql<{ alunoId: number }>`select pessoa_id as "alunoId" from convenios_pessoas where id = ${dentro.id}`.execute(
    s.banco.db,
  );
  const volta = await transacao(s.banco.db, (tx) =>
    incluirPessoa(atoDe(tx, mundo.quem), { convenioId, pessoaId: rows[0]?.alunoId ?? 0, titularId: null, entrada: '2026-08-01' }),
  );
  await umSo(volta.id);
  expect(await meses(contratoId)).toEqual([3, 4, 5, 8, 9, 10, 11, 12]);
  await sair(fora, '2026-04-30');
  expect(await umSo(dentro.id)).toBe(1);
  expect(await meses(contratoId)).toEqual([3, 4, 8, 9, 10, 11, 12]);
});

test('an end that was revoked is ended again, or leaves the discount where the agreement goes on; what an addendum took off whole is put again', async () => {
  const { dentro, contratoId } = await comContrato('Helena', '28625587887');
  const aditivos = async () =>
    (
      await sql<{
        id: number;
        versao: number;
      }>`select id, versao from aditivos where contrato_id = ${contratoId} and situacao = 'vigente' order by id`.execute(s.banco.db)
    ).rows;
  const fora = await sair(dentro, '2026-05-31');
  await umSo(dentro.id);
  const revogarUltimo = async () => {
    const ultimo = (await aditivos()).at(-1) ?? { id: 0, versao: 0 };
    await transacao(s.banco.db, (tx) => revogarAditivo(atoDe(tx, mundo.quem), { ...ultimo, motivo: 'Engano' }));
  };
  await revogarUltimo();
  expect(await umSo(dentro.id)).toBe(1);
  expect(await meses(contratoId)).toEqual([3, 4, 5]);
  await revogarUltimo();
  const fica = await sair(fora, '2026-12-31');
  expect(await umSo(dentro.id)).toBe(0);
  expect(await meses(contratoId)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);

  const { rows } = await sql<{ id: number }>`select t.id from aditivos_termos t join aditivos a on a.id = t.aditivo_id
    where a.contrato_id = ${contratoId} and t.tipo = 'incluir_desconto' and a.situacao = 'vigente'`.execute(s.banco.db);
  await transacao(s.banco.db, (tx) =>
    aditarHoje(atoDe(tx, mundo.quem), {
      contratoId,
      motivo: 'Engano',
      termos: [{ tipo: 'remover_desconto', chave: `termo:${rows[0]?.id ?? 0}`, parcelaDe: 1 }],
    }),
  );
  expect(await meses(contratoId)).toEqual([]);
  expect(await umSo(fica.id)).toBe(1);
  expect(await meses(contratoId)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('an entry whose discount is on a contract does not go: its last day ends the discount; while contracts are brought to the agreement it waits', async () => {
  const duda = await aluna('Duda', 3);
  const contratoId = await criarRascunho(s.banco.db, mundo, duda.matriculaId, centavos(1_200_000), 11);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  const excluir = () => s.pedir('DELETE', `ConvenioPessoa/${duda.id}?Versao=${duda.versao}`, { quem });
  const [, durante] = await passoAPasso(s.banco.db, (tx) => ajustarDescontos(atoDe(tx, mundo.quem), { participacaoId: duda.id }), excluir);
  expect(durante).toMatchObject({
    status: 'fulfilled',
    value: { status: 409, corpo: { error: { code: 'CONVENIO_PESSOA_COM_DESCONTO' } } },
  });
  expect((await meses(contratoId)).length).toBeGreaterThan(0);
  const outra = await aluna('Elisa', 4);
  const [, depois] = await passoAPasso(
    s.banco.db,
    (tx) => excluirInclusao(atoDe(tx, mundo.quem), outra),
    () => transacao(s.banco.db, (tx) => ajustarDescontos(atoDe(tx, mundo.quem), { participacaoId: outra.id })),
  );
  expect(depois).toMatchObject({ status: 'fulfilled', value: 0 });
});

test('an entry whose discount is gone from the contract goes, and the person enters on an earlier day', async () => {
  const { dentro, contratoId } = await comContrato('Lia', '31904462707');
  const { rows } = await sql<{
    pessoaId: number;
    entrada: string;
  }>`select pessoa_id as "pessoaId", entrada from convenios_pessoas where id = ${dentro.id}`.execute(s.banco.db);
  const { pessoaId = 0, entrada = '' } = rows[0] ?? {};
  const excluir = (versao: number) => s.pedir('DELETE', `ConvenioPessoa/${dentro.id}?Versao=${versao}`, { quem });
  const { versao } = await sair(dentro, entrada);
  expect((await excluir(versao)).corpo.error?.code).toBe('CONVENIO_PESSOA_COM_DESCONTO');
  await umSo(dentro.id);
  expect(await meses(contratoId)).toEqual([]);
  expect((await excluir(versao)).status).toBe(200);
  const outra = await transacao(s.banco.db, (tx) =>
    incluirPessoa(atoDe(tx, mundo.quem), { convenioId, pessoaId, titularId: null, entrada: '2026-03-01' }),
  );
  expect(await umSo(outra.id)).toBe(1);
  expect((await meses(contratoId))[0]).toBe(3);
});

test('of two agreements that give the same discount the second waits for the end of the first, and has it from its own day on', async () => {
  const { dentro, contratoId } = await comContrato('Iara', '86288366757');
  const outroId = await transacao(s.banco.db, async (tx) => {
    const convenio = { tipo: 'parceria', nome: 'Fábrica', parceiro: 'Fábrica Sul', cnpj: '11444777000161', numero: null } as const;
    const dias = { vigenteDesde: '2026-03-01', vigenteAte: '2026-12-31' };
    return (await criarConvenio(atoDe(tx, mundo.quem), { ...convenio, ...dias, descontoId })).id;
  });
  const pessoa = await sql<{ id: number }>`select pessoa_id as id from convenios_pessoas where id = ${dentro.id}`.execute(s.banco.db);
  const outra = await transacao(s.banco.db, (tx) =>
    incluirPessoa(atoDe(tx, mundo.quem), {
      convenioId: outroId,
      pessoaId: pessoa.rows[0]?.id ?? 0,
      titularId: null,
      entrada: '2026-03-01',
    }),
  );
  await expect(umSo(outra.id)).rejects.toMatchObject({ code: 'CONVENIO_DE_OUTRO', params: { convenio: 'Hospital' } });
  await sair(dentro, '2026-04-30');
  await umSo(dentro.id);
  expect(await meses(contratoId)).toEqual([3, 4]);
  expect(await umSo(outra.id)).toBe(1);
  expect(await meses(contratoId)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('a discount that was on the contract for the whole year is of the agreement from then on, and ends with it', async () => {
  const dentro = await aluna('Joana', 98);
  await sql`update pessoas set cpf = '15350946056' where id = (select pessoa_id from matriculas_responsaveis where matricula_id = ${dentro.matriculaId})`.execute(
    s.banco.dono,
  );
  const contratoId = await criarRascunho(s.banco.db, mundo, dentro.matriculaId, centavos(1_200_000), 11);
  await transacao(s.banco.db, (tx) =>
    incluirDesconto(atoDe(tx, mundo.quem), { matriculaId: dentro.matriculaId, descontoId, de: '2026-01-01', ate: null, motivo: 'À mão' }),
  );
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  const ate = await sql<{ ate: string }>`select vigente_ate as ate from convenios where id = ${convenioId}`.execute(s.banco.db);
  await sair(dentro, '2026-06-30');
  await umSo(dentro.id);
  expect(ate.rows[0]?.ate).toBe('2026-12-31');
  expect((await meses(contratoId)).at(-1)).toBe(6);
  expect(await umSo(dentro.id)).toBe(0);
});

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { criarAnoLetivo } from '#domains/academico/periodos-letivos/server/oficina.ts';
import { criarDesconto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { criarMundo, criarRascunho, type Familia, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type RespostaDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { decidirBolsa } from './julgar.ts';
import { errosBolsa } from '../../erros.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
const descontos = { meia: 0, inteira: 0, irmaos: 0 };
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.bolsas, ...salasDe.contratos, ...salasDe.matriculas] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
  await transacao(s.banco.db, async (tx) => {
    const criar = async (nome: string, tipo: string, percentual: string) =>
      (await criarDesconto(atoDe(tx, mundo.quem), { nome, tipo, forma: 'percentual', percentual } as Parameters<typeof criarDesconto>[1]))
        .id;
    descontos.meia = await criar('Bolsa 50 %', 'bolsa', '50');
    descontos.inteira = await criar('Bolsa 100 %', 'bolsa', '100');
    descontos.irmaos = await criar('Irmãos', 'irmaos', '10');
  });
});
afterAll(() => s.fechar());

const dados = <T>(r: RespostaDeTeste): T => {
  expect(r.status, JSON.stringify(r.corpo)).toBe(200);
  return r.corpo.data as T;
};
const codigo = (r: RespostaDeTeste) => r.corpo.error?.code ?? r.status;
type Gravado = { id: number; versao: number };
let n = 0;

/** A family of three that earns this much, with its form. */
async function familiaComFicha(rendaCentavos: number): Promise<Familia & { ficha: Gravado; corpo: Record<string, unknown> }> {
  const familia = await matricularFamilia(s.banco.db, mundo, `Bolsista ${(n += 1)}`, ['100.00'], 99);
  const corpo = {
    responsavelId: familia.pagadores[0],
    anoLetivoId: mundo.anoLetivoId,
    dataReferencia: '2026-02-01',
    membros: [{ nome: 'Mãe' }, { nome: 'Pai' }, { nome: 'Filha' }],
    rendas: [{ membro: 1, tipo: 'salario', mes1Centavos: rendaCentavos, mes2Centavos: null, mes3Centavos: null }],
    moradia: 'alugada',
    declaracao: true,
  };
  return { ...familia, corpo, ficha: dados<Gravado>(await s.pedir('POST', 'FichaSocioeconomica', { body: corpo })) };
}
async function comParecer(rendaCentavos: number): Promise<Familia & { ficha: Gravado; pedido: Gravado; corpo: Record<string, unknown> }> {
  const familia = await familiaComFicha(rendaCentavos);
  return { ...familia, pedido: await comOpiniao(familia.ficha.id, familia.matriculaId) };
}
async function comOpiniao(fichaId: number, matriculaId: number): Promise<Gravado> {
  const pedido = dados<Gravado>(await s.pedir('POST', 'BolsaPedido', { body: { fichaId, matriculaId, percentualSolicitado: '100' } }));
  const body = { versao: pedido.versao, parecer: 'Renda conferida com os holerites.', percentualRecomendado: '50' };
  return dados<Gravado>(await s.pedir('POST', `BolsaPedido/${pedido.id}/parecer`, { body }));
}
const decidir = (pedido: Gravado, descontoId: number) =>
  s.pedir('POST', `BolsaPedido/${pedido.id}/decisao`, { body: { versao: pedido.versao, conceder: true, descontoId, decisao: 'Ata 3' } });
const totalDe = async (contratoId: number) => {
  const { rows } = await sql<{
    total: number;
    meias: number;
  }>`select sum(valor_centavos - desconto_incondicional_centavos)::bigint as total,
    count(*) filter (where desconto_incondicional_centavos > 0)::int as meias from titulos_receber where contrato_id = ${contratoId} and situacao <> 'cancelado'`.execute(
    s.banco.db,
  );
  return rows[0];
};
const bolsaNosLivros = async (contratoId: number) => {
  const { rows } = await sql<{ bolsa: number }>`select sum((f.valores ->> 'bolsaCentavos')::bigint)::bigint as bolsa from titulos_receber t
    join fatos_contabeis f on f.origem_tipo = 'titulo' and f.origem_id = t.id and f.evento = 'titulo.emitido'
    where t.contrato_id = ${contratoId} and t.situacao <> 'cancelado'`.execute(s.banco.db);
  return rows[0]?.bolsa;
};

test('asked for, with an opinion, granted, and on the active contract by an addendum; ended, the installments from that day on are whole again', async () => {
  const { matriculaId, pedido } = await comParecer(900_000);
  await sql`update pessoas set cpf = '52998224725' where id = (select pessoa_id from matriculas_responsaveis where matricula_id = ${matriculaId})`.execute(
    s.banco.dono,
  );
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId, centavos(1_200_000), 12);
  await transacao(s.banco.db, (tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  const concedido = dados<Gravado>(await decidir(pedido, descontos.meia));
  const aplicar = (versao: number, aPartirDe: string) =>
    s.pedir('POST', `BolsaPedido/${pedido.id}/desconto`, { body: { versao, aPartirDe } });
  const aplicada = dados<Gravado & { contratoId: number; aditivoId: number }>(await aplicar(concedido.versao, '2026-07-01'));
  expect(aplicada.contratoId).toBe(contratoId);
  // 12 installments of 1.000,00 from February on: those of July to January are seven.
  expect(await totalDe(contratoId)).toEqual({ total: 1_200_000 - 7 * 50_000, meias: 7 });
  // The books keep a scholarship apart from other discounts, whoever emitted the title.
  expect(await bolsaNosLivros(contratoId)).toBe(7 * 50_000);
  expect(codigo(await aplicar(aplicada.versao, '2026-07-01'))).toBe('BOLSA_APLICADA');
  const desfazer = await s.pedir('POST', `BolsaPedido/${pedido.id}/decisao/desfazimento`, {
    body: { versao: aplicada.versao, motivo: 'Engano' },
  });
  expect(codigo(desfazer)).toBe('BOLSA_APLICADA');
  const fim = { versao: aplicada.versao, aPartirDe: '2026-12-01', motivo: 'Renda mudou' };
  dados(await s.pedir('POST', `BolsaPedido/${pedido.id}/encerramento`, { body: fim }));
  expect(await totalDe(contratoId)).toEqual({ total: 1_200_000 - 5 * 50_000, meias: 5 });
  const ficha = dados<{ situacao: string; situacoes: { para: string }[] }>(await s.pedir('GET', `BolsaPedido/${pedido.id}`));
  expect(ficha.situacoes.map(({ para }) => para)).toEqual(['solicitado', 'em_comite', 'concedido', 'encerrado']);
});

test('in a draft the discount is a line; without a contract the refusal says to make one', async () => {
  const { matriculaId, pedido } = await comParecer(500_000);
  const concedido = dados<Gravado>(await decidir(pedido, descontos.inteira));
  const aplicar = () =>
    s.pedir('POST', `BolsaPedido/${pedido.id}/desconto`, { body: { versao: concedido.versao, aPartirDe: '2026-02-01' } });
  expect(codigo(await aplicar())).toBe('DESCONTO_SEM_CONTRATO');
  const contratoId = await criarRascunho(s.banco.db, mundo, matriculaId);
  dados(await aplicar());
  const { rows } =
    await sql`select descricao, percentual::text, parcela_de, parcela_ate from contratos_descontos where contrato_id = ${contratoId}`.execute(
      s.banco.db,
    );
  expect(rows).toEqual([{ descricao: 'Bolsa 100 %', percentual: '100.0000', parcela_de: 1, parcela_ate: null }]);
});

test('no decision without an opinion, above the bracket, or with a discount of another kind', async () => {
  const { ficha, matriculaId } = await familiaComFicha(900_000);
  const pedido = dados<Gravado>(
    await s.pedir('POST', 'BolsaPedido', { body: { fichaId: ficha.id, matriculaId, percentualSolicitado: '100' } }),
  );
  const semOpiniao = (await decidir(pedido, descontos.meia)).corpo.error;
  expect([semOpiniao?.code, semOpiniao?.fields.map(({ path }) => path)]).toEqual(['BOLSA_SEM_PARECER', ['parecer']]);
  expect(semOpiniao?.message).toContain('ainda não tem parecer');
  const semParecer = await s.pedir('POST', `BolsaPedido/${pedido.id}/parecer`, {
    body: { versao: 1, parecer: '', percentualRecomendado: '50' },
  });
  expect([semParecer.status, semParecer.corpo.error?.fields[0]?.path]).toEqual([400, 'parecer']);
  const outro = await comParecer(900_000);
  expect(codigo(await decidir(outro.pedido, descontos.inteira))).toBe('BOLSA_ACIMA_DA_FAIXA');
  expect(codigo(await decidir(outro.pedido, descontos.irmaos))).toBe('DESCONTO_NAO_E_BOLSA');
  const rica = await comParecer(1_500_000);
  expect(codigo(await decidir(rica.pedido, descontos.meia))).toBe('BOLSA_ACIMA_DA_FAIXA');
});

test('a judged form stays as it was until the opinion is taken back', async () => {
  const { ficha, pedido, corpo } = await comParecer(900_000);
  const { responsavelId: _, anoLetivoId: __, ...resto } = corpo as Record<string, unknown>;
  const editar = () => s.pedir('PUT', 'FichaSocioeconomica', { body: { ...resto, id: ficha.id, versao: 1 } });
  expect(codigo(await editar())).toBe('FICHA_JULGADA');
  dados(
    await s.pedir('POST', `BolsaPedido/${pedido.id}/parecer/desfazimento`, { body: { versao: pedido.versao, motivo: 'Faltou uma renda' } }),
  );
  expect(dados<Gravado>(await editar()).versao).toBe(2);
});

test('of two decisions at once for the last place of a quota, one is granted', async () => {
  const [um, outro] = [await comParecer(500_000), await comParecer(500_000)];
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from bolsas_pedidos where situacao = 'concedido'`.execute(s.banco.db);
  const cota = { anoLetivoId: mundo.anoLetivoId, cursoId: mundo.cursoId, bolsas: (rows[0]?.n ?? 0) + 1 };
  const { id, versao } = dados<Gravado>(await s.pedir('POST', 'CotaBolsa', { body: cota }));
  const pedir = (p: Gravado) => ({ ...p, conceder: true, descontoId: descontos.meia, decisao: 'Ata 4' });
  const [primeira, segunda] = await passoAPasso(
    s.banco.db,
    (tx) => decidirBolsa(atoDe(tx, mundo.quem), pedir(um.pedido)),
    () => transacao(s.banco.db, (tx) => decidirBolsa(atoDe(tx, mundo.quem), pedir(outro.pedido))),
  );
  expect(primeira).toMatchObject({ versao: 3 });
  expect(segunda).toMatchObject({ status: 'rejected', reason: { code: 'COTA_DE_BOLSAS_ESGOTADA' } });
  expect(codigo(await s.pedir('PUT', 'CotaBolsa', { body: { ...cota, id, versao, bolsas: 0 } }))).toBe('COTA_ABAIXO_DO_CONCEDIDO');
  expect(errosBolsa.COTA_ABAIXO_DO_CONCEDIDO({ n: 1 }).mensagem('br')).toContain('Já foi concedida 1 bolsa neste');
  expect(errosBolsa.COTA_ABAIXO_DO_CONCEDIDO({ n: 2 }).mensagem('br')).toContain('Já foram concedidas 2 bolsas neste');
  dados(await s.pedir('DELETE', `CotaBolsa/${id}`));
});

test('who left the school gives the place of the quota back, also to the gauge; who finished the year keeps it; leaving names the scholarship', async () => {
  const [sai, conclui, espera] = [await comParecer(500_000), await comParecer(500_000), await comParecer(500_000)];
  for (const { pedido } of [sai, conclui]) dados(await decidir(pedido, descontos.inteira));
  type Medidas = { alunos: { total: number; integrais: number }; cota: { bolsas: number; concedidas: number } };
  const medir = async () =>
    dados<Medidas>(await s.pedir('GET', `BolsaPedido/proporcao?AnoLetivoId=${mundo.anoLetivoId}&PedidoId=${espera.pedido.id}`));
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from bolsas_pedidos where situacao = 'concedido'`.execute(s.banco.db);
  const cota = { anoLetivoId: mundo.anoLetivoId, cursoId: mundo.cursoId, bolsas: rows[0]?.n ?? 0 };
  const criada = dados<Gravado>(await s.pedir('POST', 'CotaBolsa', { body: cota }));
  await sql`update matriculas set resultado = 'aprovado' where id = ${conclui.matriculaId}`.execute(s.banco.dono);
  dados(await s.pedir('POST', `Matricula/${conclui.matriculaId}/conclusao`, { body: { dataMovimento: '2026-06-09', motivo: null } }));
  const cheia = await medir();
  expect(cheia.cota.concedidas).toBe(cota.bolsas);
  expect(codigo(await decidir(espera.pedido, descontos.meia))).toBe('COTA_DE_BOLSAS_ESGOTADA');

  const corpo = { dataMovimento: '2026-06-10', contrato: { acao: 'manter' } };
  const previa = await s.pedir('POST', `Matricula/${sai.matriculaId}/previa-de-saida`, { body: { ...corpo, verbo: 'transferencia' } });
  const { conferencia } = dados<{ conferencia: { pendencias: { codigo: string; detalhes: string[] }[] } }>(previa);
  expect(conferencia.pendencias.find((p) => p.codigo === 'BOLSAS')?.detalhes).toEqual(['Bolsa 100 %']);
  dados(await s.pedir('POST', `Matricula/${sai.matriculaId}/transferencia`, { body: { ...corpo, motivo: 'Mudou de cidade' } }));
  const livre = await medir();
  const lista = await s.pedir('GET', `BolsaPedido/obter-paginado?AnoLetivoId=${mundo.anoLetivoId}&TamanhoDaPagina=200`);
  const { itens } = dados<{ itens: { id: number; saiuDaEscola: boolean }[] }>(lista);
  expect(itens.flatMap(({ id, saiuDaEscola }) => (saiuDaEscola ? [id] : []))).toEqual([sai.pedido.id]);
  expect(livre.cota.concedidas).toBe(cota.bolsas - 1);
  expect(dados(await s.pedir('GET', `CotaBolsa/${criada.id}`))).toMatchObject({ concedidas: cota.bolsas - 1 });
  expect([cheia.alunos.total - livre.alunos.total, cheia.alunos.integrais - livre.alunos.integrais]).toEqual([1, 1]);
  dados(await s.pedir('PUT', 'CotaBolsa', { body: { ...cota, ...criada, bolsas: cota.bolsas - 1 } }));
  expect(codigo(await decidir(espera.pedido, descontos.meia))).toBe('COTA_DE_BOLSAS_ESGOTADA');
  dados(await s.pedir('PUT', 'CotaBolsa', { body: { ...cota, id: criada.id, versao: criada.versao + 1 } }));
  dados(await decidir(espera.pedido, descontos.meia));
  dados(await s.pedir('DELETE', `CotaBolsa/${criada.id}`));
});

test('the gauge says how the year stands and how it would stand with one more; an equal request of a student is refused', async () => {
  const { ficha, matriculaId, pedido } = await comParecer(500_000);
  const de = (query: string) => s.pedir('GET', `BolsaPedido/proporcao?AnoLetivoId=${mundo.anoLetivoId}${query}`);
  type Medida = { proporcao: string; tem: number; pagantes: number };
  const medida = dados<{ agora: Medida[]; seConceder: Medida[] }>(await de(`&PedidoId=${pedido.id}&DescontoId=${descontos.inteira}`));
  expect(medida.seConceder[0]).toMatchObject({ tem: (medida.agora[0]?.tem ?? 0) + 1, pagantes: (medida.agora[0]?.pagantes ?? 0) - 1 });
  const repetida = await s.pedir('POST', 'BolsaPedido', { body: { fichaId: ficha.id, matriculaId, percentualSolicitado: '50' } });
  expect(codigo(repetida)).toBe('BOLSA_REPETIDA');
  const alheia = await familiaComFicha(100);
  const outra = await s.pedir('POST', 'BolsaPedido', { body: { fichaId: alheia.ficha.id, matriculaId, percentualSolicitado: '50' } });
  expect(codigo(outra)).toBe('BOLSA_DE_OUTRA_FAMILIA');
});

test('renewed for the next year the form starts from what was declared, and a scholar enrolled there has a request; twice, or backwards, it is refused', async () => {
  const { ficha, pedido: primeiro, alunoId, matriculaId, corpo } = await comParecer(500_000);
  // Ended, and granted once more in the same year: one scholar, and what stands is what is renewed.
  const { versao } = dados<Gravado>(await decidir(primeiro, descontos.inteira));
  const fim = { versao, aPartirDe: '2026-08-01', motivo: 'Renda mudou' };
  dados(await s.pedir('POST', `BolsaPedido/${primeiro.id}/encerramento`, { body: fim }));
  const pedido = await comOpiniao(ficha.id, matriculaId);
  dados(await decidir(pedido, descontos.meia));
  const { id: seguinte } = await transacao(s.banco.db, (tx) => criarAnoLetivo(atoDe(tx, mundo.quem), 2027));
  await transacao(s.banco.dono, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into matriculas (codigo, aluno_id, curso_id, ano_letivo_id, movimento, data_matricula)
      values ('2027-99999', ${alunoId}, ${mundo.cursoId}, ${seguinte}, 'pre_matricula', '2026-11-01')`.execute(tx);
  });
  const renovar = (anoLetivoId: number) => s.pedir('POST', `FichaSocioeconomica/${ficha.id}/renovacao`, { body: { anoLetivoId } });
  expect(codigo(await renovar(mundo.anoLetivoId))).toBe('RENOVACAO_DE_OUTRO_ANO');
  const nova = dados<Gravado & { pedidos: number }>(await renovar(seguinte));
  expect(nova.pedidos).toBe(1);
  // What it says is still of the year before: nobody judges by it until the family declared it anew.
  const renovado = (await sql<Gravado>`select id, versao from bolsas_pedidos where ficha_id = ${nova.id}`.execute(s.banco.db)).rows[0];
  const darParecer = () => {
    const body = { versao: renovado?.versao, parecer: 'Renda conferida com os holerites.', percentualRecomendado: '50' };
    return s.pedir('POST', `BolsaPedido/${renovado?.id}/parecer`, { body });
  };
  expect((await darParecer()).corpo.error).toMatchObject({
    code: 'FICHA_SEM_DECLARACAO_DO_ANO',
    message: expect.stringContaining('marque a declaração e salve'),
  });
  const lerFicha = () => s.pedir('GET', `FichaSocioeconomica/${nova.id}`);
  expect((await lerFicha()).corpo.data).toMatchObject({ declarada: false });
  await expect(
    sql`update bolsas_pedidos set situacao = 'em_comite', parecer = 'Renda conferida.', percentual_recomendado = 50, parecer_por = 'Rosa',
      parecer_em = now() where id = ${renovado?.id ?? 0}`.execute(s.banco.dono),
  ).rejects.toThrow('FICHA_SEM_DECLARACAO_DO_ANO');
  const { rows } = await sql`select b.situacao, b.percentual_solicitado::text as quanto, b.anterior_id as de, f.renovada_de_id as da
    from bolsas_pedidos b join fichas_socioeconomicas f on f.id = b.ficha_id where f.id = ${nova.id}`.execute(s.banco.db);
  expect(rows).toEqual([{ situacao: 'solicitado', quanto: '50.0000', de: pedido.id, da: ficha.id }]);
  const { responsavelId: _, anoLetivoId: __, ...declarado } = corpo;
  dados(await s.pedir('PUT', 'FichaSocioeconomica', { body: { ...declarado, id: nova.id, versao: nova.versao } }));
  expect((await lerFicha()).corpo.data).toMatchObject({ declarada: true });
  dados(await darParecer());
  const { id: depois } = await transacao(s.banco.db, (tx) => criarAnoLetivo(atoDe(tx, mundo.quem), 2028));
  for (const ano of [seguinte, depois])
    expect((await renovar(ano)).corpo.error).toMatchObject({ code: 'FICHA_JA_RENOVADA', message: expect.stringContaining('para 2027') });
});

test('granting and putting it on the contract ask for permissions of their own', async () => {
  const { pedido } = await comParecer(500_000);
  const secretaria = quemDeTeste(['bolsas:visualizar', 'bolsas:editar', 'bolsas:criar']);
  const body = { versao: pedido.versao, conceder: false, decisao: 'Ata 5' };
  expect((await s.pedir('POST', `BolsaPedido/${pedido.id}/decisao`, { quem: secretaria, body })).status).toBe(403);
  expect(
    (await s.pedir('POST', `BolsaPedido/${pedido.id}/desconto`, { quem: secretaria, body: { versao: 2, aPartirDe: '2026-02-01' } })).status,
  ).toBe(403);
});

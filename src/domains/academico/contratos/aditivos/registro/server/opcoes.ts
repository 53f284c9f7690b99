import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { errosComuns } from '#shared/erros.ts';
import type { opcoesDaTurmaSaida, opcoesDeAditivoSaida } from '#domains/academico/contratos/aditivos/respostas.ts';
import { comDescontosVigentes } from './aditar-contrato.ts';
import { contratosDaTurma } from '#domains/academico/contratos/aditivos/turma/server/aditivo-da-turma.ts';
import { type Carregado, carregarParaAditivo, carregarPessoas, totalDe } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { exigirVisivel } from '#domains/academico/contratos/server/escopo.ts';
import { valeHoje } from '#domains/academico/contratos/linhas/server/validade.ts';

type Opcoes = z.output<typeof opcoesDeAditivoSaida>;
type OpcoesDaTurma = z.output<typeof opcoesDaTurmaSaida>;

/** What an addendum of one contract may change. @throws NAO_ENCONTRADO */
export async function opcoesDeAditivo(db: Db, quem: Quem, contratoId: number, fuso: string): Promise<Opcoes> {
  await exigirVisivel(db, quem, [contratoId]);
  const carregado = (await carregarParaAditivo(db, [contratoId])).get(contratoId);
  if (!carregado) throw errosComuns.NAO_ENCONTRADO();
  const { contrato, contratado, vigentes, titulos } = carregado;
  const hoje = await hojeNaEscola(db, fuso);
  const pagadores = pagadoresAtuais(carregado);
  const pessoas = await carregarPessoas(
    db,
    [...pagadores, ...contratado.pagadores].map((p) => p.pessoaId),
  );
  const { rows } = await sql<{
    id: number | null;
  }>`select id from aditivos where contrato_id = ${contratoId} and situacao in ('rascunho', 'aguardando_assinatura')`.execute(db);
  const { id, numero, situacao, matricula, precos, responsaveis } = contrato;
  const candidatos = new Map([...pessoas.values(), ...responsaveis].map((p) => [p.pessoaId, { pessoaId: p.pessoaId, nome: p.nome }]));
  return {
    contrato: {
      id,
      numero,
      situacao,
      matriculaId: matricula.id,
      alunoNome: matricula.alunoNome,
      cursoNome: matricula.cursoNome,
      turmaNome: matricula.turmaNome,
      ano: matricula.ano,
      totalCentavos: totalDe(carregado),
    },
    precos: precos.map(({ descricao, parcelas, diaVencimento }) => ({ descricao, parcelas, diaVencimento })),
    proximaParcela: titulos.find((t) => t.precoIndice === 0 && t.situacao === 'aberto' && t.vencimento >= hoje)?.parcela ?? 1,
    descontosVigentes: comDescontosVigentes({ ...carregado, vigentes })
      .descontos.filter((d) => (d.parcelaAte ?? 60) >= d.parcelaDe)
      .map(({ chave, descricao, parcelaDe, parcelaAte }) => ({ chave, descricao, parcelaDe, parcelaAte })),
    pagadores: pagadores.map((p) => ({ pessoaId: p.pessoaId, percentual: p.percentual, nome: pessoas.get(p.pessoaId)?.nome ?? '' })),
    responsaveis: [...candidatos.values()],
    descontos: await descontosDoCadastro(db),
    rascunhoId: rows[0]?.id ?? null,
    exigeAssinatura: (await lerConfiguracao(db)).exigeAssinatura,
  };
}

/** Who pays the last installment: the addenda in force have the last word. */
function pagadoresAtuais({ contratado, vigentes }: Carregado) {
  const ultimo = vigentes.filter((t) => t.tipo === 'pagadores').at(-1);
  return ultimo?.tipo === 'pagadores' ? ultimo.pagadores : contratado.pagadores;
}

/** What the contracts of a class have in common. @throws NAO_ENCONTRADO */
export async function opcoesDaTurma(db: Db, turmaId: number, fuso: string): Promise<OpcoesDaTurma> {
  const { rows } = await sql<OpcoesDaTurma['turma']>`select id, nome, ano from v_turma where id = ${turmaId}`.execute(db);
  const [turma] = rows;
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  const ids = await contratosDaTurma(db, turmaId);
  const ativos = [...(await carregarParaAditivo(db, ids)).values()].filter((c) => c.situacao === 'ativo');
  const hoje = await hojeNaEscola(db, fuso);
  const precos = new Map<string, OpcoesDaTurma['precos'][number]>();
  const descontos = new Map<string, number>();
  for (const carregado of ativos) {
    for (const { descricao, parcelas } of carregado.contrato.precos) {
      const visto = precos.get(descricao);
      precos.set(descricao, { descricao, parcelas: Math.max(parcelas, visto?.parcelas ?? 1), contratos: (visto?.contratos ?? 0) + 1 });
    }
    for (const nome of new Set(comDescontosVigentes(carregado).descontos.map((d) => d.descricao)))
      descontos.set(nome, (descontos.get(nome) ?? 0) + 1);
  }
  const proximas = ativos.flatMap(
    (c) => c.titulos.find((t) => t.precoIndice === 0 && t.situacao === 'aberto' && t.vencimento >= hoje)?.parcela ?? [],
  );
  return {
    turma,
    contratos: ids.length,
    ativos: ativos.length,
    precos: [...precos.values()].sort((a, b) => b.contratos - a.contratos || a.descricao.localeCompare(b.descricao)),
    descontosVigentes: [...descontos].map(([descricao, contratos]) => ({ descricao, contratos })).sort((a, b) => b.contratos - a.contratos),
    descontos: await descontosDoCadastro(db),
    proximaParcela: proximas.length > 0 ? Math.min(...proximas) : 1,
    exigeAssinatura: (await lerConfiguracao(db)).exigeAssinatura,
  };
}

async function descontosDoCadastro(db: Db): Promise<Opcoes['descontos']> {
  const { rows } = await sql<
    Opcoes['descontos'][number]
  >`select id, nome, forma, percentual::text, valor_centavos as "valorCentavos", limite_centavos as "limiteCentavos", condicional, sobre_valor_cheio as "sobreValorCheio", prioridade
    from v_desconto where ativo and ${valeHoje} order by nome`.execute(db);
  return rows;
}

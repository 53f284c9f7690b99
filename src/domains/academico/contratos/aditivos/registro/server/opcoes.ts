import type { DataCivil } from '#shared/datas.ts';
import { descontosDoCadastro } from '#domains/academico/contratos/aditivos/server/descontos-do-cadastro.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { errosComuns } from '#shared/erros.ts';
import type { DescontoComChave } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import type { opcoesDeAditivoSaida } from '#domains/academico/contratos/aditivos/respostas.ts';
import { comDescontosVigentes } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import { type Carregado, carregarParaAditivo, carregarPessoas, totalDe } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { conferirVisivel } from '#domains/academico/contratos/server/escopo.ts';

export type Opcoes = z.output<typeof opcoesDeAditivoSaida>;
/** What an addendum of one contract may change. @throws NAO_ENCONTRADO */
export async function opcoesDeAditivo(db: Db, quem: Quem, contratoId: number, hoje: DataCivil): Promise<Opcoes> {
  await conferirVisivel(db, quem, [contratoId]);
  const carregado = (await carregarParaAditivo(db, [contratoId])).get(contratoId);
  if (!carregado) throw errosComuns.NAO_ENCONTRADO();
  const { contrato, contratado, vigentes, titulos } = carregado;
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
    descontosVigentes: juntos(comDescontosVigentes({ ...carregado, vigentes }).descontos),
    pagadores: pagadores.map((p) => ({ pessoaId: p.pessoaId, percentual: p.percentual, nome: pessoas.get(p.pessoaId)?.nome ?? '' })),
    responsaveis: [...candidatos.values()],
    descontos: await descontosDoCadastro(db),
    rascunhoId: rows[0]?.id ?? null,
    exigeAssinatura: (await lerConfiguracao(db)).exigeAssinatura,
  };
}

/** Each discount that still gives something, once: one that ended for some prices only goes on to the last of the others. */
function juntos(descontos: readonly DescontoComChave[]) {
  const vivos = descontos.filter((d) => (d.parcelaAte ?? 60) >= d.parcelaDe);
  return [...Map.groupBy(vivos, (d) => d.chave)].flatMap(([chave, [primeiro, ...outros]]) => {
    if (!primeiro) return [];
    const fins = [primeiro, ...outros].map((d) => d.parcelaAte);
    const parcelaAte = fins.reduce((fim, um) => (fim === null || um === null ? null : Math.max(fim, um)));
    return [{ chave, descricao: primeiro.descricao, parcelaDe: primeiro.parcelaDe, parcelaAte }];
  });
}

/** Who pays the last installment: the addenda in force have the last word. */
function pagadoresAtuais({ contratado, vigentes }: Carregado) {
  const ultimo = vigentes.filter((t) => t.tipo === 'pagadores').at(-1);
  return ultimo?.tipo === 'pagadores' ? ultimo.pagadores : contratado.pagadores;
}

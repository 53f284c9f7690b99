import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import { lerEscola } from '#platform/server/escola.ts';
import { valoresDevidosEm } from '#domains/financeiro/titulos/devido/server/door.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { boletosApi } from '../api.ts';
import { formatarLinhaDigitavel } from '#domains/financeiro/boletos/codigos/codigo-de-barras.ts';
import { motivoEmPalavras } from '#domains/financeiro/boletos/cnab/motivos.ts';
import { errosBoletos } from '#domains/financeiro/boletos/erros.ts';
import { ficouNoBanco, saindo } from '#domains/financeiro/boletos/server/baixa-enviada.ts';
import { vencimentoRecusado } from '#domains/financeiro/boletos/server/desatualizado.ts';
import { isVivo } from '#domains/financeiro/boletos/situacoes.ts';
import { qrParaTela } from '#platform/server/qr.ts';
import { type ChaveDoTitulo, chavesPix, pixDaEscola } from '#domains/financeiro/boletos/segunda-via/server/door.ts';
import { colunasDoBoleto, deBoletos } from './queries.ts';

type Saida = RespostaServidor<typeof boletosApi.obterBoleto>;
type Linha = Omit<Saida, 'motivosTexto' | 'pixDoBanco' | 'pixDaEscola' | 'chaveNova'> & {
  pixEmv: string | null;
  pagamentoNaFila: boolean;
};

/** One slip with its codes and what happened to it. Throws BOLETO_NAO_ENCONTRADO. */
export async function obterBoleto(db: Db, id: number, hoje: DataCivil, idioma: Idioma): Promise<Saida> {
  const { rows } = await sql<Linha>`${preparada}select ${colunasDoBoleto}, b.linha_digitavel as "linhaDigitavel",
      coalesce((select c.banco_nome from v_conta_bancaria c where c.id = b.conta_bancaria_id), '') as "bancoNome", b.data_documento as "dataDocumento", ${vencimentoRecusado} as "vencimentoRecusado", ${saindo} as saindo, ${ficouNoBanco} as "ficouNoBanco",
      b.desconto_centavos as "descontoCentavos", b.multa_percentual::text as "multaPercentual", b.juros_percentual_mes::text as "jurosPercentualMes", b.pix_emv as "pixEmv",
      exists (select 1 from v_pagamento_na_fila f where f.titulo_id = b.titulo_id) as "pagamentoNaFila",
      coalesce((select json_agg(json_build_object('de', h.de, 'para', h.para, 'origem', h.origem, 'usuarioNome', h.usuario_nome, 'em', h.em, 'codigo', h.codigo,
          'detalhe', h.detalhe) order by h.em, h.id)
        from (select s.id, s.de, s.para, s.origem, s.usuario_nome, s.created_at as em, case when s.origem = 'remessa' and s.remessa_id is null then 'titulo_mudou' end as codigo,
            coalesce(s.motivo, (select r.nome_arquivo from remessas r where r.id = s.remessa_id),
              (select f.nome_arquivo from retornos_linhas l join retornos f on f.id = l.retorno_id where l.id = s.linha_id)) as detalhe
          from boletos_situacoes s where s.boleto_id = b.id
          union all select 0, null, null, 'pessoa', p.usuario_nome, p.created_at, 'pix_reemitido', null from boletos_pix_reemitidos p where p.boleto_id = b.id
          union all select 1, null, null, 'pessoa', coalesce(m.retirada_por_nome, ''), m.retirada_em, 'pix_voltou', null
            from boletos_pix_reemitidos p join v_mudanca_bancaria m on m.id = p.mudanca_id where p.boleto_id = b.id and m.retirada_em is not null
          union all select 2, null, null, 'remessa', r.usuario_nome, r.created_at, case i.movimento when 'baixa' then 'baixa_pedida' else 'outro_vencimento' end, r.nome_arquivo
            from remessas_itens i join remessas r on r.id = i.remessa_id where i.boleto_id = b.id and i.movimento <> 'entrada'
          union all select 3, null, null, 'retorno', f.usuario_nome, f.aplicado_em, 'instrucao_recusada', f.nome_arquivo
            from retornos_linhas l join retornos f on f.id = l.retorno_id where l.boleto_id = b.id and l.efeito = 'recusada' and f.aplicado_em is not null) h), '[]') as historico
    ${deBoletos} where b.id = ${id}`.execute(db);
  const [linha] = rows;
  if (!linha) throw errosBoletos.BOLETO_NAO_ENCONTRADO();
  const { pixEmv, pagamentoNaFila, ...boleto } = linha;
  // What a family paid and nobody dealt with yet is not asked for by another code.
  const pedeHoje = isVivo(boleto.situacao) && !boleto.desatualizado && !pagamentoNaFila;
  const chave = pedeHoje ? ((await chavesPix(db, [boleto.tituloId])).get(boleto.tituloId) ?? null) : null;
  const deHoje = chave && (await pixDeHoje(db, boleto.tituloId, chave, hoje));
  return {
    ...boleto,
    linhaDigitavel: formatarLinhaDigitavel(boleto.linhaDigitavel),
    motivosTexto: boleto.motivos.map((motivo) => motivoEmPalavras(motivo, idioma)),
    pixDoBanco: pixEmv === null || boleto.desatualizado ? null : { copiaECola: pixEmv, qr: qrParaTela(pixEmv) },
    pixDaEscola: deHoje === null || chave === null ? null : { copiaECola: deHoje, qr: qrParaTela(deHoje), ...chave },
    chaveNova: pedeHoje && pixEmv === null ? await chaveNova(db, id) : null,
  };
}

/** The approved key that this slip does not carry yet, and from when on it will. */
async function chaveNova(db: Db, id: number): Promise<Saida['chaveNova']> {
  const { rows } = await sql<{
    mudancaId: number;
    chave: string | null;
    valeEm: string | null;
  }>`select m.id as "mudancaId", m.depois ->> 'pixChave' as chave, m.vale_em as "valeEm"
    from boletos b join v_chave_pix x on x.conta_bancaria_id = b.conta_bancaria_id
      join v_mudanca_bancaria m on m.alvo_tipo = 'conta_cobranca' and m.alvo_id = x.conta_cobranca_id and m.situacao = 'aprovada'
    where b.id = ${id} and m.depois ->> 'pixChave' is not null
      and not exists (select 1 from boletos_pix_reemitidos r where r.boleto_id = b.id and r.mudanca_id = m.id)`.execute(db);
  const { mudancaId = 0, chave = null, valeEm = null } = rows[0] ?? {};
  return chave === null || valeEm === null ? null : { mudancaId, chave, valeEm };
}

/** The school's own code for what a title owes today. It is never printed on the slip: whoever pays it has not paid the slip. */
async function pixDeHoje(db: Db, tituloId: number, { chave }: ChaveDoTitulo, hoje: DataCivil): Promise<string | null> {
  const [titulo] = await valoresDevidosEm(db, [tituloId], hoje);
  if (!titulo || titulo.devido.totalCentavos === 0) return null;
  return pixDaEscola(await lerEscola(db), chave, { numero: titulo.numero, totalCentavos: titulo.devido.totalCentavos });
}

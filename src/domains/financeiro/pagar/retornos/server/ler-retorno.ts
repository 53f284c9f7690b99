import { significativos } from '#domains/financeiro/cadastros/digitos-da-conta.ts';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ArquivoRecusado } from '#domains/financeiro/boletos/cnab/retorno.ts';
import { errosRetorno } from '#domains/financeiro/boletos/retornos/erros.ts';
import { guardarArquivoFechado } from '#platform/server/arquivos/arquivo-fechado.ts';
import { auditar, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos, Upload } from '#platform/server/http/tipos.ts';
import { type ConvenioDaConta, conveniosDoBanco } from '../../remessas/server/door.ts';
import { type CabecalhoDePagamentos, lerRetornoDePagamentos } from '../cnab/ler.ts';
import { errosRetornoPagar } from '../erros.ts';

/**
 * Reads a payment return and keeps it with its lines; nothing of it is done. The same bytes for the same agreement are the same import. Throws
 * the refusals of the reader, CONVENIO_DO_ARQUIVO.
 */
export async function lerRetorno(
  ato: Ato<Pessoa> & { servicos: Pick<Servicos, 'cifra'> },
  upload: Upload,
): Promise<{ id: number; jaExistia: boolean }> {
  const { tx, quem } = ato;
  const { cabecalho, linhas } = await lerRetornoDePagamentos(upload.conteudo).catch((causa: unknown) => {
    if (!(causa instanceof ArquivoRecusado)) throw causa;
    throw errosRetorno[causa.codigo]({ linha: causa.linha, detalhe: causa.detalhe, porque: causa.porque, ...causa.formatos });
  });
  const convenio = await convenioDoArquivo(tx, cabecalho);
  await sql`select 1 from convenios_pagar where id = ${convenio.id} for update`.execute(tx);
  const sha256 = createHash('sha256').update(upload.conteudo).digest();
  const { rows } = await sql<{
    id: number;
  }>`select id from retornos_pagar where convenio_id = ${convenio.id} and sha256 = ${sha256}`.execute(tx);
  if (rows[0]) return { id: rows[0].id, jaExistia: true };
  const nome = upload.fileName.slice(0, 200) || 'retorno';
  const arquivoId = await guardarArquivoFechado(tx, ato.servicos.cifra, { nome, tipo: 'text/plain', conteudo: upload.conteudo });
  const { rows: novos } = await sql<{ id: number }>`
    with novo as (
      insert into retornos_pagar (convenio_id, arquivo_id, nome_arquivo, sha256, sequencia, gerado_em, usuario_id, usuario_nome)
      values (${convenio.id}, ${arquivoId}, ${nome}, ${sha256}, ${cabecalho.sequencia}, ${cabecalho.geradoEm}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id
    ), linhas as (
      insert into retornos_pagar_linhas (retorno_id, linha, identificador, favorecido, ocorrencias, efeito, pago_centavos, data_pagamento, porque)
      select n.id, l.linha, l.identificador, l.favorecido, l.ocorrencias, l.efeito, l."pagoCentavos", l."dataPagamento", l.porque from novo n,
        json_to_recordset(${JSON.stringify(linhas)}::json) as l(linha int, identificador text, favorecido text, ocorrencias text[], efeito text, "pagoCentavos" bigint, "dataPagamento" date, porque text)
    )
    select id from novo`.execute(tx);
  const id = novos[0]?.id ?? 0;
  const depois = { conta: convenio.contaNome, arquivo: nome, sequencia: cabecalho.sequencia, linhas: linhas.length };
  await auditar(ato, { acao: 'retorno_pagar.lido', alvoTipo: 'retorno_pagar', alvoId: id, depois });
  return { id, jaExistia: false };
}

/** The agreement that a file is of: branch and account of its header are those of its account. Throws CONVENIO_DO_ARQUIVO. */
async function convenioDoArquivo(tx: Tx, { banco, agencia, conta, convenio }: CabecalhoDePagamentos): Promise<ConvenioDaConta> {
  const deles = await conveniosDoBanco(tx, banco);
  const seu = deles.filter(
    (c) => significativos(c.agencia) === significativos(agencia) && significativos(c.numero) === significativos(conta),
  );
  const [unico, outro] = seu;
  if (!unico || outro) throw errosRetornoPagar.CONVENIO_DO_ARQUIVO({ banco, agencia, conta, convenio: convenio || '—' });
  return unico;
}

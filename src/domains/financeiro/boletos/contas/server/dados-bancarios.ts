import { sql } from 'kysely';
import type { RegistroComDadosBancarios } from '#domains/financeiro/dados-bancarios/server/door.ts';
import { problemasDoPix } from '#domains/financeiro/boletos/codigos/cobranca.ts';
import { errosContaCobranca } from '../erros.ts';
import { textosDoPix } from './problemas-em-palavras.ts';

type Lida = { nome: string; pixChave: string | null };

/** The Pix key of a bank account, as a record with bank data: that of the registration that keeps it for all of the account's (`v_chave_pix`). */
export const dadosDaCobranca: RegistroComDadosBancarios = {
  alvoTipo: 'conta_cobranca',
  tela: 'gerenciar-boletos',
  busca: (alvoId) => ({ aba: 'contas', abrir: String(alvoId) }),
  async ler(db, alvoId, { travar } = { travar: false }) {
    if (travar) await sql`select 1 from contas_cobranca where id = ${alvoId} for update`.execute(db);
    const { rows } = await sql<Lida>`select c.nome, k.pix_chave as "pixChave" from v_chave_pix k
      join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id where k.conta_cobranca_id = ${alvoId}`.execute(db);
    if (!rows[0]) throw errosContaCobranca.CONTA_COBRANCA_NAO_ENCONTRADA();
    const { nome, pixChave } = rows[0];
    return { nome, dados: { pixChave } };
  },
  async conferir(tx, alvoId, { pixChave = null }) {
    const { rows } = await sql<{
      bancoCodigo: string;
      carteira: string;
      pixHibrido: boolean;
    }>`select c.banco_codigo as "bancoCodigo", k.carteira,
        k.pix_hibrido as "pixHibrido" from contas_cobranca k join v_conta_bancaria_dados c on c.id = k.conta_bancaria_id
      where k.id = ${alvoId}`.execute(tx);
    const [conta] = rows;
    const [problema] = conta ? problemasDoPix(conta.bancoCodigo, { ...conta, pixChave }) : [];
    if (problema)
      throw errosContaCobranca.COBRANCA_INVALIDA(
        {},
        { campos: [{ path: 'dados.pixChave', code: problema.codigo, textos: textosDoPix[problema.codigo] }] },
      );
  },
  async entreguesCom(tx, mudancaId) {
    const { rows } = await sql<{ boleto: string }>`select b.nosso_numero_impresso || ' · ' || t.numero || ' · ' || t.pagador_nome as boleto
      from boletos_pix_reemitidos r join boletos b on b.id = r.boleto_id join v_titulo_receber t on t.id = b.titulo_id
      where r.mudanca_id = ${mudancaId} and b.situacao in ('gerada', 'enviada', 'registrada') order by b.id`.execute(tx);
    return rows.map(({ boleto }) => boleto);
  },
  async gravar(tx, alvoId, { pixChave = null }) {
    await sql`update contas_cobranca set pix_chave = ${pixChave}, updated_at = clock_timestamp() where id = ${alvoId}`.execute(tx);
  },
};

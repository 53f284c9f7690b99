import { Button } from '@mantine/core';
import { useState } from 'react';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { recibosApi } from '#domains/financeiro/titulos/recibos/api.ts';
import { textosLote } from '../texts.ts';
import type { LoteFeito } from './recebimento-em-lote.tsx';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

/** The receipts of many payers after money came in, each at hand. */
export function RecibosProntos({ feito }: { feito: LoteFeito }) {
  const t = useTextos(textosLote);
  const [vendo, setVendo] = useState<{ id: number; numero: number } | null>(null);
  return (
    <>
      <Cartao titulo={t('prontos')}>
        <p role="status">{t('feito', { n: feito.recibos.length, valor: formatarReais(feito.totalCentavos) })}</p>
        <Tabela
          legenda={t('recibos')}
          colunas={[t('responsavel'), t('titulos'), t('valor'), t('recibo')]}
          numericas={[1, 2]}
          cartao={{ titulo: 0, valor: 2, apoio: 3 }}
          linhas={feito.recibos.map((r) => ({
            chave: r.reciboId,
            celulas: [
              r.pagadorNome,
              r.titulos,
              formatarValor(r.totalCentavos),
              <button
                key="ver"
                type="button"
                className="botao-simples"
                aria-label={t('verRecibo', { numero: r.reciboNumero })}
                onClick={() => setVendo({ id: r.reciboId, numero: r.reciboNumero })}
              >
                {t('reciboN', { numero: r.reciboNumero })}
              </button>,
            ],
          }))}
        />
        <div className={estilo.acoes}>
          <Elo tela="contas-a-receber">
            <Button component="span" variant="default">
              {t('voltar')}
            </Button>
          </Elo>
        </div>
      </Cartao>
      <PreviaDocumento
        aberta={vendo !== null}
        aoFechar={() => setVendo(null)}
        titulo={t('reciboN', { numero: vendo?.numero ?? '' })}
        endpoint={recibosApi.reciboEmPdf}
        entrada={{ params: { id: vendo?.id ?? 0 } }}
        nomePadrao={`recibo-${vendo?.numero ?? ''}.pdf`}
      />
    </>
  );
}

import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { titulosApi as api } from '#domains/financeiro/titulos/lista/api.ts';
import { textosBaixa } from '#domains/financeiro/titulos/baixas/texts.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

export type BaixaFeita = RespostaCliente<typeof api.baixarTitulos>;

/** What stands after money came in: the receipt at hand, and where to go next. */
export function ReciboPronto({ feita, pagador, proximo }: { feita: BaixaFeita; pagador: string; proximo: ReactNode }) {
  const t = useTextos(textosBaixa);
  const [vendo, setVendo] = useState(false);
  const numero = feita.reciboNumero;
  return (
    <>
      <EstadoVazio
        titulo={t('feito')}
        texto={[
          t('feitoTexto', { valor: formatarReais(feita.totalCentavos), pagador, numero }),
          feita.creditoCentavos > 0 && t('feitoCredito', { valor: formatarReais(feita.creditoCentavos) }),
        ]
          .filter(Boolean)
          .join(' ')}
        acao={
          <div className={estilo.acoes}>
            <Button data-foco onClick={() => setVendo(true)}>
              {t('verRecibo')}
            </Button>
            {proximo}
            <Elo tela="contas-a-receber">
              <Button component="span" variant="default">
                {t('voltar')}
              </Button>
            </Elo>
          </div>
        }
      />
      <PreviaDocumento
        aberta={vendo}
        aoFechar={() => setVendo(false)}
        titulo={t('reciboN', { numero })}
        endpoint={api.reciboEmPdf}
        entrada={{ params: { id: feita.reciboId } }}
        nomePadrao={`recibo-${numero}.pdf`}
      />
    </>
  );
}

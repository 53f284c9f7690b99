import type { z } from 'zod';
import type { baixaFeita } from '../../respostas.ts';
import { textosRecibo } from '../texts.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { formatarReais } from '#shared/dinheiro.ts';
import { recibosApi } from '../api.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

export type BaixaFeita = z.output<typeof baixaFeita>;

/** What stands after money came in: the receipt at hand, and where to go next. */
export function ReciboPronto({ feita, pagador, proximo }: { feita: BaixaFeita; pagador: string; proximo: ReactNode }) {
  const t = useTextos(textosRecibo);
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
        endpoint={recibosApi.reciboEmPdf}
        entrada={{ params: { id: feita.reciboId } }}
        nomePadrao={`recibo-${numero}.pdf`}
      />
    </>
  );
}

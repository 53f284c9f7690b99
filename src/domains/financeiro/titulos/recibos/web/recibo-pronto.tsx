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

/** What stands after money came in: the receipts at hand, more than one when several credits were used in one act, and where to go next. */
export function ReciboPronto({ feitas, pagador, proximo }: { feitas: readonly BaixaFeita[]; pagador: string; proximo: ReactNode }) {
  const t = useTextos(textosRecibo);
  const [visto, setVisto] = useState<BaixaFeita | null>(null);
  const frases = feitas.flatMap(({ totalCentavos, creditoCentavos, reciboNumero: numero }) => [
    t('feitoTexto', { valor: formatarReais(totalCentavos), pagador, numero }),
    ...(creditoCentavos > 0 ? [t('feitoCredito', { valor: formatarReais(creditoCentavos) })] : []),
  ]);
  return (
    <>
      <EstadoVazio
        titulo={t('feito')}
        texto={frases.join(' ')}
        acao={
          <div className={estilo.acoes}>
            {feitas.map((feita, i) => (
              <Button key={feita.reciboId} data-foco={i === 0 || undefined} onClick={() => setVisto(feita)}>
                {feitas.length === 1 ? t('verRecibo') : t('verReciboN', { numero: feita.reciboNumero })}
              </Button>
            ))}
            {proximo}
            <Elo tela="contas-a-receber">
              <Button component="span" variant="default">
                {t('voltar')}
              </Button>
            </Elo>
          </div>
        }
      />
      {visto && (
        <PreviaDocumento
          aberta
          aoFechar={() => setVisto(null)}
          titulo={t('reciboN', { numero: visto.reciboNumero })}
          endpoint={recibosApi.reciboEmPdf}
          entrada={{ params: { id: visto.reciboId } }}
          nomePadrao={`recibo-${visto.reciboNumero}.pdf`}
        />
      )}
    </>
  );
}

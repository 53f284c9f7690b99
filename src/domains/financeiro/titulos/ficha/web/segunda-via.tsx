import { textosFicha } from '../texts.ts';
import { useState } from 'react';
import { PreviaDocumento } from '#platform/web/registro/documento.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { formatarData, somarDias } from '#shared/datas.ts';
import { segundaViaApi } from '#domains/financeiro/boletos/segunda-via/api.ts';
import type { TituloLido } from './titulo-lido.ts';

/** How far ahead the family may say that it will pay. */
const DIAS_ADIANTE = 30;

/** The second copy of a title, for payment today or on a day that the family says. */
export function SegundaVia({ titulo: { id, numero, hoje }, aoFechar }: { titulo: TituloLido; aoFechar: () => void }) {
  const t = useTextos(textosFicha);
  const [em, setEm] = useState(hoje);
  const ultimo = somarDias(hoje, DIAS_ADIANTE);
  return (
    <PreviaDocumento
      aberta
      aoFechar={aoFechar}
      titulo={t('segundaViaDe', { numero })}
      endpoint={segundaViaApi.segundaVia}
      entrada={{ params: { id }, query: { Data: em } }}
      nomePadrao="segunda-via.pdf"
      escolha={
        <EntradaDeDia
          rotulo={t('segundaViaPara')}
          valor={em}
          minimo={hoje}
          maximo={ultimo}
          recusa={t('segundaViaAte', { hoje: formatarData(hoje), ate: formatarData(ultimo) })}
          aoMudar={setEm}
        />
      }
    />
  );
}

import { useState } from 'react';
import { CampoData, camposDe, CampoSelecao } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import type { novoConsentimento } from '../api.ts';
import { origensDoConsentimento } from '../origens.ts';
import { textosConsentimento } from '../texts.ts';

const campo = camposDe<typeof novoConsentimento>();

/** How and when somebody agreed, in any form that records it. */
export function CamposDoConsentimento() {
  const t = useTextos(textosConsentimento);
  const { idioma } = useIdioma();
  const [hoje] = useState(hojeNaEscola);
  return (
    <>
      <CampoSelecao
        nome={campo('origem')}
        rotulo={t('como')}
        opcoes={origensDoConsentimento.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] }))}
      />
      <CampoData nome={campo('consentidoEm')} rotulo={t('consentidoEmVazio')} maxima={hoje} obrigatorio={false} />
    </>
  );
}

import { useState } from 'react';
import type { z } from 'zod';
import { BotaoSalvar, CampoData, camposDe, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { retiradaDeConsentimento } from '../api.ts';
import { textosConsentimento } from '../texts.ts';

const campo = camposDe<typeof retiradaDeConsentimento>();
const ID = 'retirar-consentimento';
type Props = {
  titulo: string;
  /** The earliest day on which it can have been taken back. */
  consentidoEm: string;
  retirar: (quando: z.input<typeof retiradaDeConsentimento>, chaveIdempotencia: string) => Promise<unknown>;
  aoRetirar: () => void;
  aoFechar: () => void;
};

/** Takes a consent back, on the day on which that was asked. */
export default function RetirarConsentimento({ titulo, consentidoEm, retirar, aoRetirar, aoFechar }: Props) {
  const t = useTextos(textosConsentimento);
  const [hoje] = useState(hojeNaEscola);
  return (
    <Janela aberta titulo={titulo} aoFechar={aoFechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('retirar')} />}>
      <p>{t('retirarTexto')}</p>
      <Formulario
        id={ID}
        esquema={retiradaDeConsentimento}
        valoresIniciais={{ retiradoEm: hoje }}
        aoSalvar={(body, _saida, chaveIdempotencia) => retirar(body, chaveIdempotencia)}
        aposSalvar={() => {
          aoRetirar();
          aoFechar();
        }}
      >
        <CampoData
          nome={campo('retiradoEm')}
          rotulo={t('retiradoEmVazio')}
          minima={consentidoEm}
          maxima={hoje}
          obrigatorio={false}
          autoFoco
        />
      </Formulario>
    </Janela>
  );
}

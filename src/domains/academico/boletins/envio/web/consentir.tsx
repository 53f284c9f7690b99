import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, Formulario } from '#platform/web/formulario/index.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { CamposDoConsentimento } from '#domains/pessoas/consentimentos/web/door.tsx';
import { envioDeBoletinsApi as api, registroDeConsentimentos } from '../api.ts';
import { textosEnvioDeBoletins } from '../texts.ts';

const ID = 'consentir-boletins';
type Props = { vinculos: readonly { pessoaId: number; alunoId: number }[]; aoRegistrar?: () => void };

/** Records that guardians agreed, and how and when they said so. */
export function RegistrarConsentimentos({ vinculos, aoRegistrar }: Props) {
  const t = useTextos(textosEnvioDeBoletins);
  const [hoje] = useState(hojeNaEscola);
  const [aberta, setAberta] = useState(false);
  const n = vinculos.length;
  const rotulo = n === 1 ? t('consentir') : t('consentirN', { n });
  const fechar = (): void => setAberta(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {rotulo}
      </Button>
      <Janela aberta={aberta} titulo={rotulo} aoFechar={fechar} rodape={<BotaoSalvar formulario={ID} rotulo={t('consentir')} />}>
        <p>{t('consentirTexto', { n })}</p>
        <Formulario
          id={ID}
          esquema={registroDeConsentimentos}
          valoresIniciais={{ vinculos: [...vinculos], origem: 'contrato', consentidoEm: hoje }}
          aoSalvar={async (body, _saida, chaveIdempotencia) => {
            const { registrados } = await chamar(api.registrarConsentimentos, { body }, { chaveIdempotencia });
            avisar.sucesso(t('registrados', { n: registrados }));
          }}
          aposSalvar={() => {
            void Promise.all([api.obterDestinatarios, api.preverEnvio].map(invalidar));
            fechar();
            aoRegistrar?.();
          }}
        >
          <CamposDoConsentimento />
        </Formulario>
      </Janela>
    </>
  );
}

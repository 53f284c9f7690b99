import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { avisar, confirmar } from '#platform/web/janelas/dialogos.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import estilo from '#domains/academico/boletins/web/boletins.module.css';
import { envioDeBoletinsApi } from '../api.ts';
import { origensDoConsentimento } from '#domains/pessoas/consentimentos/origens.ts';
import { textosEnvioDeBoletins } from '../texts.ts';

type Origem = (typeof origensDoConsentimento)[number]['valor'];
type Props = { vinculos: readonly { pessoaId: number; alunoId: number }[]; aoRegistrar?: () => void };

/** Records that guardians agreed, and how they said so. */
export function RegistrarConsentimentos({ vinculos, aoRegistrar }: Props) {
  const t = useTextos(textosEnvioDeBoletins);
  const { idioma } = useIdioma();
  const [origem, setOrigem] = useState<Origem>('contrato');
  const registrar = useComando(envioDeBoletinsApi.registrarConsentimentos, {
    invalida: [envioDeBoletinsApi.obterDestinatarios, envioDeBoletinsApi.preverEnvio],
    aoConcluir: ({ registrados }) => {
      avisar.sucesso(t('registrados', { n: registrados }));
      aoRegistrar?.();
    },
  });
  const gravar = async (): Promise<void> => {
    const n = vinculos.length;
    const certo =
      n === 1 ||
      (await confirmar({
        titulo: t('consentirN', { n }),
        texto: t('consentirTexto', { n, origem: rotuloDe(origensDoConsentimento, origem, idioma) }),
        rotuloConfirmar: t('consentir'),
      }));
    if (certo) registrar.mutate({ body: { vinculos: [...vinculos], origem } }, { onError: (causa) => avisar.erro(causa) });
  };
  return (
    <div className={estilo.linha}>
      <NativeSelect
        label={t('comoConsentiu')}
        value={origem}
        data={origensDoConsentimento.map((opcao) => ({ value: opcao.valor, label: opcao[idioma] }))}
        onChange={({ currentTarget }) =>
          setOrigem(origensDoConsentimento.find(({ valor }) => valor === currentTarget.value)?.valor ?? 'contrato')
        }
      />
      <Button variant="default" loading={registrar.isPending} onClick={() => void gravar()}>
        {vinculos.length === 1 ? t('consentir') : t('consentirN', { n: vinculos.length })}
      </Button>
    </div>
  );
}

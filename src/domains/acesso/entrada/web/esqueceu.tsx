import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { entradaApi } from '../api.ts';
import { formaEsqueceu } from '../esquemas.ts';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import estilo from '#domains/acesso/web/entrada.module.css';
import { Falha, Feito } from '#domains/acesso/web/moldura.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

/** Asks for a reset link: on its own page and in a window over the sign-in. */
export function PedidoDeRedefinicao({ email = '' }: { email?: string }) {
  const t = useTextos(textosEntrada);
  const [enviadoPara, setEnviadoPara] = useState<string | null>(null);
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { email },
    esquema: formaEsqueceu,
    enviar: async (valores) => {
      await chamar(entradaApi.esqueceuSenha, { body: valores });
      setEnviadoPara(valores.email.trim());
    },
  });
  if (enviadoPara !== null) return <Feito titulo={t('linkEnviado')}>{t('linkEnviadoTexto', { email: enviadoPara })}</Feito>;
  return (
    <form className={estilo.formulario} {...propsDoFormulario}>
      <Falha mensagem={falha} />
      <TextInput label={t('email')} type="email" autoComplete="username" spellCheck={false} maxLength={254} {...texto('email')} />
      <Button type="submit" loading={enviando} fullWidth>
        {t('enviarLink')}
      </Button>
    </form>
  );
}

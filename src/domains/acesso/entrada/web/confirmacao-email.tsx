import { Button } from '@mantine/core';
import { useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { entradaApi } from '../api.ts';
import { formaConfirmacao } from '#domains/acesso/esquemas.ts';
import { textosConfirmacao } from '../texts-confirmacao.ts';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import estilo from '#domains/acesso/web/entrada.module.css';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { Falha, Feito, Moldura } from '#domains/acesso/web/moldura.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

/** Opened from the mail of a sign-up: whoever chose the password says that the mailbox is theirs. */
export function ConfirmacaoDeEmail({ token }: { token: string }) {
  const t = useTextos(textosConfirmacao);
  const daEntrada = useTextos(textosEntrada);
  const [nome, setNome] = useState<string | null>(null);
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { senha: '' },
    esquema: formaConfirmacao,
    enviar: async (valores) => {
      const resposta = await chamar(entradaApi.confirmarEmail, { body: { token, ...(await envelopar(valores)) } });
      setNome(resposta.nome);
    },
  });
  return (
    <Moldura
      titulo={t(nome === null ? 'confirmarEmail' : 'emailConfirmado')}
      texto={nome === null ? t('confirmarEmailTexto') : undefined}
      pe={<Elo tela="login">{daEntrada('voltarAoLogin')}</Elo>}
    >
      {nome === null ? (
        <form className={estilo.formulario} {...propsDoFormulario}>
          <Falha mensagem={falha} />
          <EntradaDeSenha label={daEntrada('senha')} autoComplete="current-password" autoFocus {...texto('senha')} />
          <Button type="submit" loading={enviando} fullWidth>
            {t('confirmar')}
          </Button>
        </form>
      ) : (
        <Feito titulo={t('emailConfirmado')}>{t('emailConfirmadoTexto', { nome })}</Feito>
      )}
    </Moldura>
  );
}

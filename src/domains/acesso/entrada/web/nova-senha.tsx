import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { chamar, ErroApi, mensagemDe } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { entradaApi } from '../api.ts';
import { formaNovaSenha } from '../esquemas.ts';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import estilo from '#domains/acesso/web/entrada.module.css';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { Falha, Feito, Moldura } from '#domains/acesso/web/moldura.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

/** Opened from the link of a reset or an invitation. */
export default function NovaSenha({ token, pedirOutro }: { token: string; pedirOutro: () => void }) {
  const t = useTextos(textosEntrada);
  const { data, error, refetch } = useConsulta(entradaApi.obterLink, { params: { token } }, { validadeMs: Infinity });
  const [salva, setSalva] = useState(false);
  const voltar = <Elo tela="login">{t('voltarAoLogin')}</Elo>;
  if (salva) {
    return (
      <Moldura titulo={t('entrar')} pe={voltar}>
        <Feito titulo={t('senhaSalva')}>{null}</Feito>
      </Moldura>
    );
  }
  if (error) {
    const passageira = !(error instanceof ErroApi) || error.status === 0 || error.status >= 500;
    return (
      <Moldura titulo={t('escolherSenha')} pe={voltar}>
        <div className={estilo.formulario}>
          <Falha mensagem={mensagemDe(error)} />
          <Button onClick={() => (passageira ? void refetch() : pedirOutro())}>{t(passageira ? 'tentarDeNovo' : 'pedirOutro')}</Button>
        </div>
      </Moldura>
    );
  }
  if (!data) {
    return (
      <Moldura titulo={t('escolherSenha')}>
        <p role="status">
          <Loader size="xs" aria-hidden /> {t('linkVerificando')}
        </p>
      </Moldura>
    );
  }
  const convite = data.tipo === 'convite';
  return (
    <Moldura
      titulo={t(convite ? 'aceitarConvite' : 'escolherSenha')}
      texto={t(convite ? 'aceitarConviteTexto' : 'escolherSenhaTexto', { nome: data.nome })}
      pe={voltar}
    >
      <Formulario token={token} aoSalvar={() => setSalva(true)} />
    </Moldura>
  );
}

function Formulario({ token, aoSalvar }: { token: string; aoSalvar: () => void }) {
  const t = useTextos(textosEntrada);
  const { texto, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { senha: '', confirmacao: '' },
    esquema: formaNovaSenha,
    enviar: async (valores) => {
      await chamar(entradaApi.redefinirSenha, { body: { token, ...(await envelopar(valores)) } });
      aoSalvar();
    },
  });
  return (
    <form className={estilo.formulario} {...propsDoFormulario}>
      <Falha mensagem={falha} />
      <EntradaDeSenha label={t('senhaNova')} description={t('senhaAjuda')} autoComplete="new-password" autoFocus {...texto('senha')} />
      <EntradaDeSenha label={t('confirmacao')} autoComplete="new-password" {...texto('confirmacao')} />
      <Button type="submit" loading={enviando} fullWidth>
        {t('salvarSenha')}
      </Button>
    </form>
  );
}

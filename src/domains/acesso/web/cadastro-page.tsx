import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { chamar } from '#platform/web/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { lerTudo } from '#shared/ler-tudo.ts';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { autenticacaoApi } from '../api-autenticacao.ts';
import { formaCadastro } from '../esquemas-entrada.ts';
import { textosEntrada } from '../texts-entrada.ts';
import { EntradaDeSenha } from './campo-senha.tsx';
import { ConfirmacaoDeEmail } from './confirmacao-email.tsx';
import estilo from './entrada.module.css';
import { envelopar } from './envelope.ts';
import { Falha, Feito, Moldura } from './moldura.tsx';
import { useFormularioSimples } from './use-formulario-simples.ts';

const texto = z.string().optional().catch(undefined);
const busca = z.object({ 'primeiro-acesso': texto, confirmar: texto });
const vazio = { nome: '', sobrenome: '', email: '', senha: '', confirmacao: '' };

/** Sign-up, which waits for approval; opened from its mail, it confirms the e-mail; with the link of an empty portal, it makes the first administrator. */
export default function CadastroPage() {
  const t = useTextos(textosEntrada);
  const [{ 'primeiro-acesso': token, confirmar }] = useBusca(busca);
  const [feitoPara, setFeitoPara] = useState<string | null>(null);
  const primeiro = token !== undefined;
  if (confirmar !== undefined) return <ConfirmacaoDeEmail token={confirmar} />;
  return (
    <Moldura
      titulo={t(primeiro ? 'primeiroAcesso' : 'cadastro')}
      texto={t(primeiro ? 'primeiroAcessoTexto' : 'cadastroTexto')}
      pe={<Elo tela="login">{t('voltarAoLogin')}</Elo>}
    >
      {feitoPara === null ? (
        <Formulario token={token} aoConcluir={setFeitoPara} />
      ) : (
        <Feito titulo={t(primeiro ? 'primeiroAcesso' : 'cadastroEnviado')}>
          {primeiro ? t('administradorCriado') : t('cadastroEnviadoTexto', { email: feitoPara })}
        </Feito>
      )}
    </Moldura>
  );
}

function Formulario({ token, aoConcluir }: { token: string | undefined; aoConcluir: (email: string) => void }) {
  const t = useTextos(textosEntrada);
  const { texto, marca, falha, enviando, propsDoFormulario } = useFormularioSimples({
    inicial: { ...vazio, aceitaTermos: token !== undefined },
    esquema: formaCadastro,
    ler: lerTudo,
    enviar: async ({ aceitaTermos, ...valores }) => {
      const corpo = await envelopar(valores);
      if (token === undefined) await chamar(autenticacaoApi.cadastrar, { body: { ...corpo, aceitaTermos } });
      else await chamar(autenticacaoApi.primeiroAcesso, { body: { token, ...corpo } });
      aoConcluir(valores.email.trim());
    },
  });
  return (
    <form className={estilo.formulario} {...propsDoFormulario}>
      <Falha mensagem={falha} />
      <div className={estilo.lado}>
        <TextInput label={t('nome')} autoComplete="given-name" maxLength={100} autoFocus {...texto('nome')} />
        <TextInput label={t('sobrenome')} autoComplete="family-name" maxLength={150} {...texto('sobrenome')} />
      </div>
      <TextInput label={t('email')} type="email" autoComplete="username" spellCheck={false} maxLength={254} {...texto('email')} />
      <EntradaDeSenha label={t('senhaNova')} description={t('senhaAjuda')} autoComplete="new-password" {...texto('senha')} />
      <EntradaDeSenha label={t('confirmacao')} autoComplete="new-password" {...texto('confirmacao')} />
      {token === undefined && (
        <>
          <Checkbox label={t('aceito')} {...marca('aceitaTermos')} />
          <details className={estilo.termos}>
            <summary>{t('termos')}</summary>
            <p>{t('termosTexto')}</p>
          </details>
        </>
      )}
      <Button type="submit" loading={enviando} fullWidth>
        {t(token === undefined ? 'cadastrar' : 'criarAdministrador')}
      </Button>
    </form>
  );
}

import { Button, Checkbox, Loader, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { chamar, isFalhaPassageira, mensagemDe } from '#platform/web/rede/api.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca, useIrPara } from '#platform/web/navegacao.tsx';
import { entradaApi } from '../api.ts';
import { formaCadastro } from '../esquemas.ts';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import { useComoEntrar } from './use-como-entrar.ts';
import { ConfirmacaoDeEmail } from './confirmacao-email.tsx';
import estilo from '#domains/acesso/web/entrada.module.css';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { Falha, Feito, Moldura } from '#domains/acesso/web/moldura.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

const texto = z.string().optional().catch(undefined);
const busca = z.object({ 'primeiro-acesso': texto, confirmar: texto });
const vazio = { nome: '', sobrenome: '', email: '', senha: '', confirmacao: '' };

/** Sign-up, which waits for approval; opened from its mail, it confirms the e-mail; with the link of an empty portal, it makes the first administrator. */
export default function CadastroPage() {
  const [{ 'primeiro-acesso': token, confirmar }] = useBusca(busca);
  if (confirmar !== undefined) return <ConfirmacaoDeEmail token={confirmar} />;
  return token === undefined ? <Cadastro token={undefined} /> : <PrimeiroAcesso token={token} />;
}

/** A set-up link that was used, or is no good any more, is told before anything is filled in. */
function PrimeiroAcesso({ token }: { token: string }) {
  const t = useTextos(textosEntrada);
  const irPara = useIrPara();
  // Asked once: after the link did its work the page says what was done, not that the link was used.
  const { data, error, refetch } = useConsulta(
    entradaApi.obterPrimeiroAcesso,
    { params: { token } },
    { validadeMs: Number.POSITIVE_INFINITY },
  );
  if (data) return <Cadastro token={token} />;
  const passageira = isFalhaPassageira(error);
  return (
    <Moldura titulo={t('primeiroAcesso')} pe={<Elo tela="login">{t('voltarAoLogin')}</Elo>}>
      {error ? (
        <div className={estilo.formulario}>
          <Falha mensagem={mensagemDe(error)} />
          <Button onClick={() => void (passageira ? refetch() : irPara('login'))}>{t(passageira ? 'tentarDeNovo' : 'entrar')}</Button>
        </div>
      ) : (
        <p role="status">
          <Loader size="xs" aria-hidden /> {t('linkVerificando')}
        </p>
      )}
    </Moldura>
  );
}

function Cadastro({ token }: { token: string | undefined }) {
  const t = useTextos(textosEntrada);
  const [feitoPara, setFeitoPara] = useState<string | null>(null);
  const como = useComoEntrar();
  const primeiro = token !== undefined;
  if (!primeiro && como?.cadastroAberto === false)
    return (
      <Moldura titulo={t('cadastro')} pe={<Elo tela="login">{t('voltarAoLogin')}</Elo>}>
        <p role="status">{t('cadastroFechado')}</p>
      </Moldura>
    );
  // The portal has users once this one is made.
  const texto = primeiro ? (feitoPara === null ? t('primeiroAcessoTexto') : undefined) : t('cadastroTexto');
  return (
    <Moldura titulo={t(primeiro ? 'primeiroAcesso' : 'cadastro')} texto={texto} pe={<Elo tela="login">{t('voltarAoLogin')}</Elo>}>
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
    enviar: async ({ aceitaTermos, ...valores }) => {
      const corpo = await envelopar(valores);
      if (token === undefined) await chamar(entradaApi.cadastrar, { body: { ...corpo, aceitaTermos } });
      else await chamar(entradaApi.primeiroAcesso, { body: { token, ...corpo } });
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

import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar, useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { EstadoErro, Esqueleto } from '#platform/web/pagina/pagina.tsx';
import { guardarToken, useSessao } from '#platform/web/sessao/sessao-estado.ts';
import { entradaApi } from '../api.ts';
import { sessoesApi } from '#domains/acesso/sessoes/api.ts';
import { formaTrocaDeSenha } from '../esquemas.ts';
import { textosEntrada } from '#domains/acesso/texts-entrada.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import estilo from '#domains/acesso/web/acesso.module.css';
import { EntradaDeSenha } from '#domains/acesso/web/campo-senha.tsx';
import { envelopar } from '#domains/acesso/web/envelope.ts';
import { ListaDeSessoes } from '#domains/acesso/sessoes/web/door.tsx';
import { Falha } from '#domains/acesso/web/moldura.tsx';
import { SegundoFator } from '#domains/acesso/segundo-fator/web/door.tsx';
import { useFormularioSimples } from '#domains/acesso/web/use-formulario-simples.ts';

/** The own account: open sessions, second factor, password. */
export default function MinhaConta() {
  return (
    <>
      <MinhasSessoes />
      <SegundoFator />
      <TrocaDeSenha />
    </>
  );
}

function MinhasSessoes() {
  const t = useTextos(textosAcesso);
  const consulta = useConsulta(sessoesApi.minhasSessoes, {});
  const outras = useComando(sessoesApi.encerrarOutrasSessoes, {
    invalida: [sessoesApi.minhasSessoes],
    aoConcluir: ({ encerradas }) => avisar.sucesso(t('sessoesEncerradas', { n: encerradas })),
  });
  const encerrar = async (id: number): Promise<void> => {
    try {
      await chamar(sessoesApi.encerrarMinhaSessao, { params: { id } });
      avisar.sucesso(t('sessoesEncerradas', { n: 1 }));
    } catch (erro) {
      avisar.erro(erro);
    }
    await invalidar(sessoesApi.minhasSessoes);
  };
  return (
    <section className={estilo.bloco} aria-label={t('sessoesAbertas')}>
      <div className={estilo.topo}>
        <h3>{t('sessoesAbertas')}</h3>
        {(consulta.data?.itens.length ?? 0) > 1 && (
          <Button variant="default" size="xs" loading={outras.isPending} onClick={() => outras.mutate({}, { onError: avisar.erro })}>
            {t('encerrarOutras')}
          </Button>
        )}
      </div>
      {consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : consulta.data ? (
        <ListaDeSessoes sessoes={consulta.data.itens} aoEncerrar={(id) => void encerrar(id)} />
      ) : (
        <Esqueleto linhas={2} />
      )}
    </section>
  );
}

function TrocaDeSenha() {
  const t = useTextos(textosAcesso);
  const te = useTextos(textosEntrada);
  const { usuario } = useSessao();
  const { texto, falha, enviando, propsDoFormulario, limpar } = useFormularioSimples({
    inicial: { senhaAtual: '', senha: '', confirmacao: '' },
    esquema: formaTrocaDeSenha,
    enviar: async (valores) => {
      const { accessToken } = await chamar(entradaApi.alterarSenha, { body: await envelopar(valores) });
      // Every session ended, this one too: the answer brings the one that took its place.
      guardarToken(accessToken);
      limpar();
      avisar.sucesso(t('senhaTrocada'));
      await invalidar(sessoesApi.minhasSessoes);
    },
  });
  return (
    <section className={estilo.bloco} aria-label={t('trocarSenha')}>
      <h3>{t('trocarSenha')}</h3>
      <form className={estilo.formulario} {...propsDoFormulario}>
        <Falha mensagem={falha} />
        {/* Password managers file the new password under this name. */}
        <input type="text" name="username" autoComplete="username" value={usuario?.email ?? ''} readOnly hidden />
        <EntradaDeSenha label={t('senhaAtual')} autoComplete="current-password" {...texto('senhaAtual')} />
        <EntradaDeSenha label={t('senhaNova')} description={te('senhaAjuda')} autoComplete="new-password" {...texto('senha')} />
        <EntradaDeSenha label={t('confirmacao')} autoComplete="new-password" {...texto('confirmacao')} />
        <div>
          <Button type="submit" loading={enviando}>
            {t('trocarSenha')}
          </Button>
        </div>
      </form>
    </section>
  );
}

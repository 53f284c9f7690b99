import { Button } from '@mantine/core';
import { useComando, useConsulta } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { usuariosApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import estilo from '#domains/acesso/web/acesso.module.css';
import type { UsuarioNaTela } from './valores.ts';
import { ListaDeSessoes } from '#domains/acesso/sessoes/web/door.tsx';

/** The open sessions of a user, and the way to end them all. */
export function SessoesDoUsuario({ usuario }: { usuario: UsuarioNaTela }) {
  const t = useTextos(textosAcesso);
  const { pode } = useSessao();
  const consulta = useConsulta(usuariosApi.sessoesDoUsuario, { params: { id: usuario.id } });
  const encerrar = useComando(usuariosApi.encerrarSessoes, {
    invalida: [usuariosApi.sessoesDoUsuario, usuariosApi.historicoDoUsuario],
    aoConcluir: ({ encerradas }) => avisar.sucesso(t('sessoesEncerradas', { n: encerradas })),
  });
  return (
    <section className={estilo.bloco} aria-label={t('sessoesAbertas')}>
      <div className={estilo.topo}>
        <h3>{t('sessoesAbertas')}</h3>
        {pode('usuarios', 'editar') && (consulta.data?.itens.length ?? 0) > 0 && (
          <Button
            variant="default"
            size="xs"
            loading={encerrar.isPending}
            onClick={() => encerrar.mutate({ params: { id: usuario.id } }, { onError: avisar.erro })}
          >
            {t('encerrarTodas')}
          </Button>
        )}
      </div>
      {consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : consulta.data ? (
        <ListaDeSessoes sessoes={consulta.data.itens} />
      ) : (
        <Esqueleto linhas={2} />
      )}
    </section>
  );
}

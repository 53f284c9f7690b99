import { useComando } from '#platform/web/rede/consultas.ts';
import { BotaoSalvar, CampoAlternar, CampoEmail, camposDe, CampoTexto, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { usuariosApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { CampoPerfis } from './campo-perfis.tsx';
import { type UsuarioNaTela, valoresDoUsuario } from './valores.ts';
import estilo from '#domains/acesso/web/acesso.module.css';

const campo = camposDe<typeof corpo>();

const corpo = usuariosApi.editarUsuario.body;

/** Name, e-mail and access of a user. */
export function EdicaoDeUsuario({ usuario, somenteLeitura }: { usuario: UsuarioNaTela; somenteLeitura: boolean }) {
  const t = useTextos(textosAcesso);
  const { usuario: eu } = useSessao();
  const salvar = useComando(usuariosApi.editarUsuario, {
    invalida: [usuariosApi.listarUsuarios, usuariosApi.obterUsuario, usuariosApi.historicoDoUsuario],
  });
  if (!corpo) return null;
  return (
    <section className={estilo.bloco} aria-label={t('usuario')}>
      <div className={estilo.topo}>
        <p className="suave">
          {t('pessoa')}:{' '}
          {usuario.pessoaId === null ? (
            '—'
          ) : (
            <Elo tela="pessoa" params={{ id: usuario.pessoaId }}>
              {usuario.pessoaNome}
            </Elo>
          )}
        </p>
        <BotaoSalvar formulario="usuario" />
      </div>
      <Formulario
        id="usuario"
        esquema={corpo}
        valoresIniciais={valoresDoUsuario(usuario)}
        somenteLeitura={somenteLeitura}
        valoresDoConflito={(detalhe) => valoresDoUsuario(detalhe as UsuarioNaTela)}
        aoSalvar={(valores) => comConfirmacao((confirmada) => salvar.mutateAsync({ body: { ...valores, ...confirmada } }))}
      >
        <EmColunas>
          <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={4} maximo={100} />
          <CampoTexto nome={campo('sobrenome')} rotulo={t('sobrenome')} colunas={4} maximo={150} />
          <CampoEmail nome={campo('email')} rotulo={t('email')} colunas={4} />
          <CampoPerfis desabilitado={somenteLeitura} />
          {(eu?.admin === true || usuario.admin) && (
            <CampoAlternar
              nome={campo('admin')}
              rotulo={t('acessoTotal')}
              dica={t('acessoTotalAjuda')}
              colunas={12}
              desabilitado={eu?.admin !== true}
            />
          )}
        </EmColunas>
      </Formulario>
    </section>
  );
}

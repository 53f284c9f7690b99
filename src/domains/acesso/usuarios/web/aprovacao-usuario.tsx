import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { BotaoSalvar, CampoBusca, camposDe, EmColunas, Formulario, useValor } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { usuariosApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { atualizarUsuarios } from './acoes-usuario.tsx';
import { CampoPerfis } from './campo-perfis.tsx';
import { buscarSemUsuario } from './convite-usuario.tsx';
import type { UsuarioNaTela } from './valores.ts';
import estilo from '#domains/acesso/web/acesso.module.css';

const campo = camposDe<typeof corpo>();

const corpo = usuariosApi.aprovarUsuario.body;

/** Approves a sign-up: who the person is, and what they may do. */
export function AprovacaoDeUsuario({ usuario, aoConcluir }: { usuario: UsuarioNaTela; aoConcluir: () => void }) {
  const t = useTextos(textosAcesso);
  const aprovar = useComando(usuariosApi.aprovarUsuario);
  if (!corpo) return null;
  return (
    <section className={estilo.bloco} aria-label={t('aprovarCadastro')}>
      <div className={estilo.topo}>
        <h3>{t('aprovarCadastro')}</h3>
        <BotaoSalvar formulario="aprovacao" rotulo={t('aprovar')} />
      </div>
      <Formulario
        id="aprovacao"
        esquema={corpo}
        valoresIniciais={{ versao: usuario.versao, pessoaId: null, perfis: [] }}
        guarda={false}
        aoSalvar={(valores) =>
          comConfirmacao((confirmada) => aprovar.mutateAsync({ params: { id: usuario.id }, body: { ...valores, ...confirmada } }))
        }
        aposSalvar={() => {
          avisar.sucesso(t('aprovado'));
          void atualizarUsuarios();
          aoConcluir();
        }}
      >
        <EmColunas>
          <CampoBusca nome={campo('pessoaId')} rotulo={t('pessoa')} dica={t('pessoaNova')} colunas={12} buscar={buscarSemUsuario} />
          <CampoPerfis />
        </EmColunas>
        <SemPerfil />
      </Formulario>
    </section>
  );
}

/** Says before the approval what becomes of somebody with no profile. */
function SemPerfil() {
  const t = useTextos(textosAcesso);
  const perfis = useValor(campo('perfis'));
  return <div role="status">{(perfis ?? []).length === 0 && <p className="consequencia">{t('aprovarSemPerfil')}</p>}</div>;
}

import { BotaoFechar } from '#platform/web/janelas/botao-fechar.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useComando } from '#platform/web/rede/consultas.ts';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import {
  BotaoSalvar,
  CampoAlternar,
  CampoBusca,
  CampoEmail,
  camposDe,
  CampoTexto,
  Formulario,
  EmColunas,
  useFormulario,
} from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { usuariosApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { CampoPerfis } from './campo-perfis.tsx';

const campo = camposDe<typeof corpo>();

/** People without a user, for the field that links one. */
export async function buscarSemUsuario(termo: string, signal: AbortSignal) {
  const { itens } = await chamar(usuariosApi.pessoasSemUsuarioPorNome, { query: { Nome: termo } }, { signal });
  return comoOpcoes(itens);
}

const corpo = usuariosApi.criarUsuario.body;

/** Invites somebody: links a person or registers one, gives profiles, and mails a link to choose the password. */
export default function ConviteDeUsuario({ aoFechar }: { aoFechar: () => void }) {
  const t = useTextos(textosAcesso);
  const { usuario } = useSessao();
  const convidar = useComando(usuariosApi.criarUsuario, { invalida: [usuariosApi.listarUsuarios, usuariosApi.pessoasSemUsuarioPorNome] });
  if (!corpo) return null;
  return (
    <Janela
      aberta
      tamanho="larga"
      titulo={t('convidarUsuario')}
      aoFechar={aoFechar}
      rodape={
        <>
          <BotaoFechar>{t('cancelar')}</BotaoFechar>
          <BotaoSalvar formulario="convite" rotulo={t('convidarUsuario')} />
        </>
      }
    >
      <Formulario
        id="convite"
        esquema={corpo}
        valoresIniciais={{ pessoaId: null, nome: '', sobrenome: '', email: '', perfis: [], admin: false }}
        aoSalvar={(valores) => comConfirmacao((confirmada) => convidar.mutateAsync({ body: { ...valores, ...confirmada } }))}
        aposSalvar={(resposta) => {
          avisar.sucesso(t('conviteEnviado', { email: (resposta as { email: string }).email }));
          aoFechar();
        }}
      >
        <EmColunas>
          <PessoaSemUsuario />
          <CampoTexto nome={campo('nome')} rotulo={t('nome')} colunas={4} maximo={100} />
          <CampoTexto nome={campo('sobrenome')} rotulo={t('sobrenome')} colunas={4} maximo={150} />
          <CampoEmail nome={campo('email')} rotulo={t('email')} colunas={4} />
          <CampoPerfis />
          {usuario?.admin === true && (
            <CampoAlternar nome={campo('admin')} rotulo={t('acessoTotal')} dica={t('acessoTotalAjuda')} colunas={12} />
          )}
        </EmColunas>
      </Formulario>
    </Janela>
  );
}

/** A chosen person brings the name along. */
function PessoaSemUsuario() {
  const t = useTextos(textosAcesso);
  const { definir } = useFormulario();
  return (
    <CampoBusca
      nome={campo('pessoaId')}
      rotulo={t('pessoa')}
      dica={t('pessoaAjuda')}
      colunas={12}
      buscar={buscarSemUsuario}
      aoMudar={(opcao) => {
        if (!opcao) return;
        const [nome = '', ...resto] = opcao.rotulo.split(' ');
        definir(campo('nome'), nome);
        definir(campo('sobrenome'), resto.join(' '));
      }}
    />
  );
}

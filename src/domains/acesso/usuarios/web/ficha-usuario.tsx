import { useRegistro } from '#platform/web/rede/consultas.ts';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { usuariosApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { AcoesDoUsuario } from './acoes-usuario.tsx';
import { AprovacaoDeUsuario } from './aprovacao-usuario.tsx';
import { EdicaoDeUsuario } from './edicao-usuario.tsx';
import estilo from '#domains/acesso/web/acesso.module.css';
import { Historico } from '#domains/acesso/web/historico.tsx';
import { SessoesDoUsuario } from './sessoes-usuario.tsx';
import { tomDaSituacao } from './texto-de-situacao.ts';

/** One user beside the list: what may be done now, data, sessions, history. */
export default function FichaDoUsuario({ id, aoFechar }: { id: number; aoFechar: () => void }) {
  const t = useTextos(textosAcesso);
  const { pode } = useSessao();
  const consulta = useRegistro(usuariosApi.obterUsuario, { params: { id } });
  const usuario = consulta.data;
  return (
    <Janela aberta lado="direita" titulo={usuario ? `${usuario.nome} ${usuario.sobrenome ?? ''}`.trim() : t('usuario')} aoFechar={aoFechar}>
      {consulta.error && !consulta.data ? (
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      ) : usuario ? (
        <>
          <p>
            <Etiqueta tom={tomDaSituacao[usuario.situacao]}>{t(`situacao_${usuario.situacao}`)}</Etiqueta> {usuario.email}
            {usuario.segundoFator && <> · {t('segundoFatorLigado')}</>}
            {usuario.acessoEncerraEm !== null && <> · {t('acessoEncerraEm', { data: formatarData(usuario.acessoEncerraEm) })}</>}
          </p>
          {usuario.correioFalha !== null && (
            <p className="consequencia" role="status">
              {t('correioNaoSaiuTexto', {
                email: usuario.email,
                quando: escreverInstante(usuario.correioFalhouEm ?? ''),
                motivo: t(`correio_${usuario.correioFalha}`),
                saida: t(usuario.correioFalha === 'endereco' ? 'correioSaidaEndereco' : 'correioSaidaServidor'),
              })}
            </p>
          )}
          <AcoesDoUsuario usuario={usuario} />
          {usuario.situacao === 'pendente' || usuario.situacao === 'recusado' ? (
            pode('usuarios', 'editar') &&
            (usuario.emailConfirmado ? (
              <AprovacaoDeUsuario usuario={usuario} aoConcluir={aoFechar} />
            ) : (
              <p className="consequencia">{t('aguardaConfirmacaoTexto', { email: usuario.email })}</p>
            ))
          ) : (
            <EdicaoDeUsuario usuario={usuario} somenteLeitura={!pode('usuarios', 'editar')} />
          )}
          {usuario.situacao === 'ativo' && <SessoesDoUsuario usuario={usuario} />}
          <section className={estilo.bloco} aria-label={t('historico')}>
            <h3>{t('historico')}</h3>
            <Historico endpoint={usuariosApi.historicoDoUsuario} id={usuario.id} />
          </section>
        </>
      ) : (
        <Esqueleto />
      )}
    </Janela>
  );
}

import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { comConfirmacao } from '#domains/acesso/confirmacoes/web/door.tsx';
import { usuariosApi } from '../api.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import estilo from '#domains/acesso/web/acesso.module.css';
import type { UsuarioNaTela } from './valores.ts';

/** Reads again what a change of state makes old. */
export async function atualizarUsuarios(): Promise<void> {
  await Promise.all(
    [usuariosApi.listarUsuarios, usuariosApi.obterUsuario, usuariosApi.historicoDoUsuario, usuariosApi.sessoesDoUsuario].map(invalidar),
  );
}

/** What may be done with a user in the present state; what a person may not do is not offered. */
export function AcoesDoUsuario({ usuario }: { usuario: UsuarioNaTela }) {
  const t = useTextos(textosAcesso);
  const { pode, usuario: eu } = useSessao();
  const { id, versao, situacao, email } = usuario;
  const nome = `${usuario.nome} ${usuario.sobrenome ?? ''}`.trim();
  const podeEditar = pode('usuarios', 'editar');
  const fazer = async (acao: (confirmada: { confirmacao?: string }) => Promise<unknown>, feito: string): Promise<void> => {
    try {
      await comConfirmacao(acao);
      avisar.sucesso(feito);
    } catch (erro) {
      avisar.erro(erro);
    }
    await atualizarUsuarios();
  };
  const comMotivo = async (
    titulo: string,
    texto: string,
    rotuloConfirmar: string,
    acao: (motivo: string, confirmada: { confirmacao?: string }) => Promise<unknown>,
    feito: string,
  ): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo,
      texto,
      rotuloConfirmar,
      rotuloMotivo: t('motivo'),
      opcional: true,
      maximo: 300,
      perigo: true,
    });
    if (motivo !== null) await fazer((confirmada) => acao(motivo, confirmada), feito);
  };
  return (
    <div className={estilo.acoes}>
      {situacao === 'pendente' && podeEditar && (
        <Button
          variant="default"
          onClick={() =>
            void comMotivo(
              t('recusarCadastro', { nome }),
              email,
              t('recusar'),
              (motivo) => chamar(usuariosApi.recusarUsuario, { params: { id }, body: { versao, motivo } }),
              t('recusado'),
            )
          }
        >
          {t('recusar')}
        </Button>
      )}
      {(situacao === 'pendente' || situacao === 'recusado') && !usuario.emailConfirmado && podeEditar && (
        <Button
          variant="default"
          onClick={() => void fazer(() => chamar(usuariosApi.enviarConfirmacao, { params: { id } }), t('confirmacaoEnviada', { email }))}
        >
          {t('enviarConfirmacao')}
        </Button>
      )}
      {situacao === 'convidado' && (podeEditar || pode('usuarios', 'criar')) && (
        <Button
          variant="default"
          onClick={() => void fazer(() => chamar(usuariosApi.convidarUsuario, { params: { id } }), t('conviteEnviado', { email }))}
        >
          {t('enviarConvite')}
        </Button>
      )}
      {situacao === 'ativo' && podeEditar && (
        <Button
          variant="default"
          onClick={() => void fazer(() => chamar(usuariosApi.iniciarRedefinicao, { params: { id } }), t('redefinicaoEnviada', { email }))}
        >
          {t('enviarRedefinicao')}
        </Button>
      )}
      {usuario.segundoFator && eu?.admin === true && eu.email !== email && (
        <Button
          variant="default"
          onClick={() =>
            void comMotivo(
              t('retirarSegundoFatorDe', { nome }),
              t('retirarSegundoFatorTexto'),
              t('retirarSegundoFator'),
              (motivo, confirmada) => chamar(usuariosApi.retirarSegundoFator, { params: { id }, body: { versao, motivo, ...confirmada } }),
              t('segundoFatorRetirado'),
            )
          }
        >
          {t('retirarSegundoFator')}
        </Button>
      )}
      {(situacao === 'ativo' || situacao === 'convidado') && (podeEditar || pode('usuarios', 'excluir')) && (
        <Button
          variant="default"
          onClick={() =>
            void comMotivo(
              t('desativarUsuario', { nome }),
              t('desativarTexto'),
              t('desativar'),
              (motivo) => chamar(usuariosApi.desativarUsuario, { params: { id }, body: { versao, motivo } }),
              t('desativado'),
            )
          }
        >
          {t('desativar')}
        </Button>
      )}
      {situacao === 'inativo' && podeEditar && (
        <Button
          variant="default"
          onClick={() =>
            void fazer(
              (confirmada) => chamar(usuariosApi.reativarUsuario, { params: { id }, body: { versao, ...confirmada } }),
              t('reativado'),
            )
          }
        >
          {t('reativar')}
        </Button>
      )}
    </div>
  );
}

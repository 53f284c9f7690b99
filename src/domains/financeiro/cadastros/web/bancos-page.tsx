import { lazy } from 'react';
import { chamar } from '#platform/web/api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { bancosApi as api } from '../api.ts';
import { textosCadastros } from '../texts.ts';
import { Registro } from './registro.tsx';
import { useLinhas } from './usar-lista.ts';

const FormularioBanco = lazy(() => import('./formulario-banco.tsx'));

/** The banks that accounts belong to. */
export default function BancosPage() {
  const t = useTextos(textosCadastros);
  return (
    <Registro
      tela="bancos"
      titulo={t('banco')}
      endpoint={api.listar}
      exportar={api.exportar}
      linhas={useLinhas(api.listar)}
      rotuloNovo={t('novoBanco')}
      nomeDe={(b) => b.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      ordemPadrao={{ campo: 'codigo', ascendente: true }}
      excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'codigo', titulo: t('codigo'), ordenavel: true, largura: '6rem' },
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        {
          chave: 'ativo',
          titulo: t('situacao'),
          principal: true,
          render: (b) => <Etiqueta tom={b.ativo ? 'sucesso' : 'neutro'}>{b.ativo ? t('ativo') : t('inativo')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioBanco}
    />
  );
}

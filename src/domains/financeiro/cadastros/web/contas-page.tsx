import { lazy } from 'react';
import { chamar } from '#platform/web/api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { contasApi as api } from '../api.ts';
import { tiposConta } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { Registro } from './registro.tsx';
import { useLinhas } from './usar-lista.ts';

const FormularioConta = lazy(() => import('./formulario-conta.tsx'));

/** Where money is: bank accounts and cash boxes. */
export default function ContasPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  return (
    <Registro
      tela="contas"
      titulo={t('conta')}
      endpoint={api.listar}
      exportar={api.exportar}
      linhas={useLinhas(api.listar)}
      rotuloNovo={t('novaConta')}
      nomeDe={(c) => c.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      ordemPadrao={{ campo: 'nome', ascendente: true }}
      excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (c) => rotuloDe(tiposConta, c.tipo, idioma) },
        { chave: 'bancoNome', titulo: t('banco'), ordenavel: 'banco', render: (c) => c.bancoNome ?? '—' },
        {
          chave: 'numero',
          titulo: t('numeroConta'),
          render: (c) => (c.numero ? `${c.agencia ?? ''} / ${c.numero}${c.numeroDv ? `-${c.numeroDv}` : ''}` : '—'),
        },
        {
          chave: 'ativa',
          titulo: t('situacao'),
          principal: true,
          render: (c) => <Etiqueta tom={c.ativa ? 'sucesso' : 'neutro'}>{c.ativa ? t('ativo') : t('inativo')}</Etiqueta>,
        },
      ]}
      Formulario={FormularioConta}
    />
  );
}

import { chamar } from '#platform/web/api.ts';
import { CampoAlternar, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { bancosApi as api } from '../api.ts';
import { edicaoBanco, novoBanco } from '../esquemas.ts';
import { textosCadastros } from '../texts.ts';
import { FORMULARIO, Registro } from './registro.tsx';
import { useLinhas } from './usar-lista.ts';

/** The banks that accounts belong to. */
export default function BancosPage() {
  const t = useTextos(textosCadastros);
  const campos = (
    <Grade>
      <CampoTexto nome="codigo" rotulo={t('codigo')} colunas={3} maximo={3} inputMode="numeric" />
      <CampoTexto nome="nome" rotulo={t('nome')} colunas={9} maximo={100} />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  return (
    <Registro
      tela="bancos" titulo={t('banco')} endpoint={api.listar} exportar={api.exportar} linhas={useLinhas(api.listar)} rotuloNovo={t('novoBanco')} nomeDe={(b) => b.nome}
      busca={{ campo: 'Nome', rotulo: t('buscar') }} ordemPadrao={{ campo: 'codigo', ascendente: true }} excluir={({ id }) => chamar(api.excluir, { params: { id } })}
      colunas={[
        { chave: 'codigo', titulo: t('codigo'), ordenavel: true, largura: '6rem' },
        { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
        { chave: 'ativo', titulo: t('situacao'), principal: true, render: (b) => <Etiqueta tom={b.ativo ? 'sucesso' : 'neutro'}>{b.ativo ? t('ativo') : t('inativo')}</Etiqueta> },
      ]}
      formulario={(registro, aoSalvar) =>
        registro ? (
          <Formulario id={FORMULARIO} key={registro.id} esquema={edicaoBanco} valoresIniciais={registro} aoSalvar={(v) => chamar(api.editar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>
        ) : (
          <Formulario id={FORMULARIO} esquema={novoBanco} valoresIniciais={{ codigo: '', nome: '', ativo: true }} aoSalvar={(v) => chamar(api.criar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>
        )
      }
    />
  );
}

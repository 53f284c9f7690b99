import { Button } from '@mantine/core';
import { useState } from 'react';
import { estruturaApi } from '#domains/academico/estrutura/api.ts';
import { periodosLetivosApi } from '#domains/academico/periodos-letivos/api.ts';
import { chamar } from '#platform/web/api.ts';
import { useConsulta } from '#platform/web/consultas.ts';
import { CampoAlternar, CampoDinheiro, CampoNumero, CampoSelecao, CampoTexto, Formulario, Grade } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina.tsx';
import { useSessao } from '#platform/web/sessao.ts';
import { type Centavos, dividirEmParcelas, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { precosApi as api } from '../api.ts';
import { edicaoPreco, novoPreco } from '../esquemas.ts';
import { tiposPreco } from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import { CopiaDePrecos } from './copia-de-precos.tsx';
import { FORMULARIO, Registro } from './registro.tsx';
import { useLinhas, useOpcoes } from './usar-lista.ts';

type Tipo = (typeof tiposPreco)[number]['valor'];

/** What the school charges in each year, by course or for all, with the copy between years. */
export default function PrecosPage() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [copiando, setCopiando] = useState(false);
  const { data: estrutura } = useConsulta(estruturaApi.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const { data: letivos } = useConsulta(periodosLetivosApi.opcoesAnoLetivo, {}, { validadeMs: 300_000 });
  const anos = (letivos?.itens ?? []).map(({ id, ano }) => ({ valor: id, rotulo: String(ano) }));
  const cursos = (estrutura?.cursos ?? []).map(({ id, nome }) => ({ valor: id, rotulo: nome }));
  const tipos = useOpcoes(tiposPreco);
  const campos = (
    <Grade>
      <CampoSelecao nome="anoLetivoId" rotulo={t('ano')} colunas={4} opcoes={anos} />
      <CampoSelecao nome="cursoId" rotulo={t('curso')} colunas={4} opcoes={cursos} placeholder={t('todosOsCursos')} />
      <CampoSelecao nome="tipo" rotulo={t('tipo')} colunas={4} opcoes={tipos} />
      <CampoTexto nome="descricao" rotulo={t('descricao')} colunas={12} maximo={100} />
      <CampoDinheiro nome="valorCentavos" rotulo={t('valorTotal')} colunas={6} />
      <CampoNumero nome="parcelas" rotulo={t('parcelas')} colunas={6} />
      <CampoAlternar nome="ativo" rotulo={t('ativo')} colunas={12} />
    </Grade>
  );
  const novo = { anoLetivoId: anos[0]?.valor ?? (null as unknown as number), cursoId: null, tipo: 'anuidade' as const, descricao: '', valorCentavos: null as unknown as number, parcelas: 12, ativo: true };
  return (
    <>
      <Registro
        tela="precos" titulo={t('valor')} endpoint={api.listar} exportar={api.exportar} linhas={useLinhas(api.listar)} rotuloNovo={t('novoPreco')} nomeDe={(p) => `${p.descricao} ${p.ano}`}
        acoes={pode('precos', 'criar') && <Button variant="default" onClick={() => setCopiando(true)}>{t('copiar')}</Button>}
        busca={{ campo: 'Nome', rotulo: t('buscar') }} ordemPadrao={{ campo: 'descricao', ascendente: true }} excluir={({ id }) => chamar(api.excluir, { params: { id } })}
        filtros={[
          { chave: 'ano', rotulo: t('ano'), tipo: 'selecao', campo: 'AnoLetivoId', fixo: true, opcoes: anos },
          { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: cursos },
          { chave: 'tipo', rotulo: t('tipo'), tipo: 'selecao', campo: 'Tipo', opcoes: tipos },
        ]}
        colunas={[
          { chave: 'descricao', titulo: t('descricao'), ordenavel: true, principal: true },
          { chave: 'ano', titulo: t('ano'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          { chave: 'cursoNome', titulo: t('curso'), ordenavel: 'curso', render: (p) => p.cursoNome ?? t('todosOsCursos') },
          { chave: 'tipo', titulo: t('tipo'), ordenavel: true, render: (p) => rotuloDe(tiposPreco, p.tipo, idioma) },
          { chave: 'valorCentavos', titulo: t('valorTotal'), ordenavel: 'valor', alinhamento: 'direita', principal: true, render: (p) => formatarReais(p.valorCentavos as Centavos) },
          { chave: 'parcelas', titulo: t('parcelas'), ordenavel: true, alinhamento: 'direita', render: (p) => `${p.parcelas} × ${formatarReais(dividirEmParcelas(p.valorCentavos as Centavos, p.parcelas).at(-1) ?? (0 as Centavos))}` },
          { chave: 'ativo', titulo: t('situacao'), render: (p) => <Etiqueta tom={p.ativo ? 'sucesso' : 'neutro'}>{p.ativo ? t('ativo') : t('inativo')}</Etiqueta> },
        ]}
        formulario={(registro, aoSalvar) => {
          if (!registro) return <Formulario id={FORMULARIO} key={String(novo.anoLetivoId)} esquema={novoPreco} valoresIniciais={novo} aoSalvar={(v) => chamar(api.criar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>;
          const { ano: _, cursoNome: __, tipo, ...valores } = registro;
          return <Formulario id={FORMULARIO} key={registro.id} esquema={edicaoPreco} valoresIniciais={{ ...valores, tipo: tipo as Tipo }} aoSalvar={(v) => chamar(api.editar, { body: v })} aposSalvar={aoSalvar}>{campos}</Formulario>;
        }}
      />
      <CopiaDePrecos aberta={copiando} aoFechar={() => setCopiando(false)} anos={anos} />
    </>
  );
}

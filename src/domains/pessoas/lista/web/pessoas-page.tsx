import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { hrefDaTela } from '#catalog/telas.ts';
import { baixarArquivo, chamar } from '#platform/web/rede/api.ts';
import { invalidar } from '#platform/web/rede/consultas.ts';
import { avisar, confirmar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, type Escolha, TabelaDados } from '#platform/web/tabela/index.ts';
import { useOpcoes } from '#platform/web/opcoes.ts';
import { formatarData } from '#shared/datas.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { generos } from '#shared/listas/pessoa.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { pessoasApi } from '#domains/pessoas/registro/api.ts';
import { listaApi } from '../api.ts';
import type { ItemPessoa } from '#domains/pessoas/respostas.ts';
import { textosPessoas } from '#domains/pessoas/texts.ts';
import { Importacao } from '#domains/pessoas/importacao/web/door.tsx';
import { textosImportacao } from '#domains/pessoas/importacao/texts.ts';
import { escreverCpf } from '#domains/pessoas/busca/web/door.tsx';
import { opcoesUf } from '#domains/pessoas/web/opcoes.ts';

/** The import that is open over the list; 0 is a new one. */
const busca = z.object({ importar: z.coerce.number().int().min(0).optional().catch(undefined) });
type Recusada = { id: number; nome: string; motivo: string };

/** Everybody the school knows: find, open, export, delete who was registered by mistake. */
export default function PessoasPage() {
  const t = useTextos(textosPessoas);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [recusadas, setRecusadas] = useState<readonly Recusada[]>([]);
  const [{ importar }, mudarBusca] = useBusca(busca);
  const textosDaImportacao = useTextos(textosImportacao);
  const novaPessoa = pode('pessoas', 'criar') && (
    <>
      <Button variant="default" onClick={() => mudarBusca({ importar: 0 })}>
        {textosDaImportacao('importar')}
      </Button>
      <Elo tela="nova-pessoa">
        <Button component="span">{t('novaPessoa')}</Button>
      </Elo>
    </>
  );
  const exportacao = (formato: 'csv' | 'xlsx', rotulo: string): AcaoEmMassa<ItemPessoa> => ({
    chave: formato,
    rotulo,
    aoExecutar: async (escolha) => {
      await baixarArquivo(
        listaApi.exportar,
        { query: { ...consultaDa(escolha), Formato: formato } },
        { nomePadrao: `${t('nomeDoArquivo')}.${formato}` },
      );
      return false;
    },
  });
  const exclusao: AcaoEmMassa<ItemPessoa> = {
    chave: 'excluir',
    rotulo: t('excluir'),
    perigo: true,
    aceitaFiltro: false,
    maximo: 500,
    aoExecutar: async (escolha) => {
      if (escolha.tipo !== 'itens') return false;
      const pergunta = {
        titulo: t('confirmaExcluirVarias', { n: escolha.quantidade }),
        texto: t('excluirTexto'),
        consequencia: t('excluirConsequencia'),
      };
      if (!(await confirmar({ ...pergunta, rotuloConfirmar: t('excluir'), perigo: true }))) return false;
      const naoExcluidas = await excluirUmaAUma(escolha);
      const feitas = escolha.quantidade - naoExcluidas.length;
      if (feitas > 0) avisar.sucesso(t('excluidas', { n: feitas }));
      setRecusadas(naoExcluidas);
      await invalidar(listaApi.obterPaginado);
      return true;
    },
  };
  const acoes = [
    exportacao('xlsx', t('exportarXlsx')),
    exportacao('csv', t('exportarCsv')),
    ...(pode('pessoas', 'excluir') ? [exclusao] : []),
  ];
  return (
    <Pagina acoes={novaPessoa}>
      <TabelaDados
        tela="pessoas"
        titulo={t('pessoas')}
        endpoint={listaApi.obterPaginado}
        exportar={listaApi.exportar}
        nomeDoArquivo={t('nomeDoArquivo')}
        busca={{ campo: 'Nome', rotulo: t('buscarPor') }}
        ordemPadrao={{ campo: 'nome', ascendente: true }}
        linhaHref={(pessoa) => hrefDaTela('pessoa', { id: pessoa.id })}
        nomeDaLinha={(pessoa) => pessoa.nomeCompleto}
        acoesEmMassa={acoes}
        vazio={{ titulo: t('vazioTitulo'), texto: t('vazioTexto'), acao: novaPessoa }}
        filtros={[
          {
            chave: 'nasc',
            rotulo: t('dataNascimento'),
            tipo: 'datas',
            campoDe: 'DataNascimentoInicio',
            campoAte: 'DataNascimentoFim',
            fixo: true,
          },
          { chave: 'cidade', rotulo: t('cidade'), tipo: 'texto', campo: 'Cidade', fixo: true },
          { chave: 'uf', rotulo: t('uf'), tipo: 'selecao', campo: 'Uf', opcoes: opcoesUf },
          { chave: 'genero', rotulo: t('genero'), tipo: 'selecao', campo: 'Genero', opcoes: useOpcoes(generos) },
          { chave: 'cpf', rotulo: t('comCpf'), tipo: 'booleano', campo: 'ComCpf' },
          { chave: 'foto', rotulo: t('comFoto'), tipo: 'booleano', campo: 'ComFoto' },
          { chave: 'contato', rotulo: t('comContato'), tipo: 'booleano', campo: 'ComContato' },
        ]}
        colunas={[
          { chave: 'nomeCompleto', titulo: t('nome'), ordenavel: 'nome', principal: true, largura: '24rem' },
          { chave: 'codigo', titulo: t('codigo'), ordenavel: true, alinhamento: 'direita', largura: '6rem' },
          { chave: 'cpf', titulo: t('cpf'), largura: '9.5rem', render: (p) => escreverCpf(p.cpf) },
          {
            chave: 'dataNascimento',
            titulo: t('nascimento'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            principal: true,
            render: (p) => (p.dataNascimento === null ? '' : formatarData(p.dataNascimento)),
          },
          {
            chave: 'celular',
            titulo: t('celular'),
            largura: '10rem',
            render: (p) => (p.celular === null ? '' : formatarTelefone(p.celular)),
          },
          { chave: 'email', titulo: t('email'), oculta: true },
          {
            chave: 'cidade',
            titulo: t('cidade'),
            render: (p) => (p.cidade === null ? '' : p.uf === null ? `${p.cidade}, ${p.pais ?? ''}` : `${p.cidade}/${p.uf}`),
          },
          {
            chave: 'genero',
            titulo: t('genero'),
            oculta: true,
            render: (p) => (p.genero === null ? '' : rotuloDe(generos, p.genero, idioma)),
          },
        ]}
      />
      {importar !== undefined && pode('pessoas', 'criar') && (
        <Suspense fallback={null}>
          <Importacao id={importar} aoMudar={(id) => mudarBusca({ importar: id })} aoFechar={() => mudarBusca({ importar: undefined })} />
        </Suspense>
      )}
      <Janela aberta={recusadas.length > 0} titulo={t('naoExcluidas')} aoFechar={() => setRecusadas([])}>
        <ul>
          {recusadas.map(({ id, nome, motivo }) => (
            <li key={id}>
              <strong>{nome}</strong>: {motivo}
            </li>
          ))}
        </ul>
      </Janela>
    </Pagina>
  );
}

/** The query of an export: the chosen rows, or the filter they were all chosen by. */
function consultaDa(escolha: Escolha<ItemPessoa>): Record<string, unknown> {
  if (escolha.tipo === 'itens') return { Ids: escolha.ids.join(',') };
  return { ...escolha.consulta, ...(escolha.exceto.length > 0 ? { ExcetoIds: escolha.exceto.join(',') } : {}) };
}

/** Each deletion stands alone: one that is refused says why and holds back no other. */
async function excluirUmaAUma({ ids, linhas }: { ids: readonly (number | string)[]; linhas: readonly ItemPessoa[] }): Promise<Recusada[]> {
  const recusadas: Recusada[] = [];
  for (const id of ids.map(Number)) {
    const nome = linhas.find((linha) => linha.id === id)?.nomeCompleto ?? String(id);
    await chamar(pessoasApi.excluirPessoa, { params: { id } }).catch((erro: unknown) =>
      recusadas.push({ id, nome, motivo: mensagemDe(erro) }),
    );
  }
  return recusadas;
}

import { useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import type { Coluna } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';
import { textosCadastros } from '../texts.ts';

/** The columns that every register has: its name, the kind by a closed list, and whether it is in use. */
export function useColunasComuns() {
  const t = useTextos(textosCadastros);
  const { idioma } = useIdioma();
  return {
    nome: <C extends 'nome' | 'descricao'>(chave: C): Coluna<Record<C, string>> => ({
      chave,
      titulo: t(chave),
      ordenavel: true,
      principal: true,
    }),
    tipo: <V extends string>(lista: ListaDeOpcoes<V>): Coluna<{ tipo: string }> => ({
      chave: 'tipo',
      titulo: t('tipo'),
      ordenavel: true,
      render: (linha) => rotuloDe(lista, linha.tipo as V, idioma),
    }),
    emUso: <C extends 'ativo' | 'ativa'>(chave: C, { principal = true } = {}): Coluna<Record<C, boolean>> => ({
      chave,
      titulo: t('situacao'),
      principal,
      render: (linha) => <Etiqueta tom={linha[chave] ? 'sucesso' : 'neutro'}>{linha[chave] ? t('ativo') : t('inativo')}</Etiqueta>,
    }),
  };
}

type Datada = { vigenteDesde: string; vigenteAte: string | null; ativa?: boolean };

/** The columns of dated rows: from when to when they rule, and what that makes of them today. */
export function useColunasDeVigencia({ principal = true } = {}): Coluna<Datada>[] {
  const t = useTextos(textosCadastros);
  const [hoje] = useState(hojeNaEscola);
  const estado = ({ vigenteDesde, vigenteAte, ativa }: Datada) => {
    if (vigenteAte && vigenteAte < hoje) return <Etiqueta>{t('encerrada')}</Etiqueta>;
    if (ativa === false) return <Etiqueta>{t('inativa')}</Etiqueta>;
    return vigenteDesde > hoje ? <Etiqueta tom="aberto">{t('futura')}</Etiqueta> : <Etiqueta tom="sucesso">{t('vigente')}</Etiqueta>;
  };
  return [
    {
      chave: 'vigenteDesde',
      titulo: t('vigenteDesde'),
      ordenavel: true,
      alinhamento: 'direita',
      render: (linha) => formatarData(linha.vigenteDesde),
    },
    {
      chave: 'vigenteAte',
      titulo: t('vigenteAte'),
      alinhamento: 'direita',
      render: (linha) => (linha.vigenteAte ? formatarData(linha.vigenteAte) : '—'),
    },
    { chave: 'situacao', titulo: t('situacao'), principal, render: estado },
  ];
}

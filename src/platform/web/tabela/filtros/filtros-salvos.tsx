import { Button, TextInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import type { BuscaUrl } from '../estado-url.ts';
import { Painel } from '../barra/painel.tsx';
import estilo from '../tabela.module.css';
import { textosTabela } from '../texts.ts';
import type { FiltroSalvo, ProvedorDeFiltros } from '../tipos.ts';

type Props = {
  tela: string;
  provedor: ProvedorDeFiltros;
  /** The filter in use, as it stands in the address; null when there is none to save. */
  atual: BuscaUrl | null;
  aoAplicar: (busca: BuscaUrl) => void;
};

/** Named filters of the user: apply one, save the current one, delete. */
export function FiltrosSalvos({ tela, provedor, atual, aoAplicar }: Props) {
  const t = useTextos(textosTabela);
  return (
    <Painel
      rotulo={
        <>
          {t('filtrosSalvos')} <IconChevronDown size={14} aria-hidden />
        </>
      }
      nome={t('filtrosSalvos')}
      alinhamento="fim"
      largura={300}
    >
      {(fechar) => (
        <Conteudo
          tela={tela}
          provedor={provedor}
          atual={atual}
          aoAplicar={(busca) => {
            aoAplicar(busca);
            fechar();
          }}
        />
      )}
    </Painel>
  );
}

function Conteudo({ tela, provedor, atual, aoAplicar }: Props) {
  const t = useTextos(textosTabela);
  const cliente = useQueryClient();
  const [nome, setNome] = useState('');
  const chave = ['filtros-salvos', tela];
  const { data: salvos = [] } = useQuery({ queryKey: chave, queryFn: () => provedor.listar(), staleTime: 0 });
  const gravar = useMutation({
    mutationFn: (ato: () => Promise<unknown>) => ato(),
    onSuccess: () => {
      setNome('');
      return cliente.invalidateQueries({ queryKey: chave });
    },
  });
  const buscaLimpa = (busca: BuscaUrl) =>
    Object.fromEntries(Object.entries(busca).flatMap(([item, valor]) => (valor === undefined ? [] : [[item, valor]])));
  return (
    <>
      {salvos.length === 0 && <p className={estilo.suave}>{t('semFiltrosSalvos')}</p>}
      <ul className={estilo.lista}>
        {salvos.map((salvo: FiltroSalvo) => (
          <li key={salvo.nome} className={estilo.linhaDeColuna}>
            <button type="button" className={estilo.itemDeLista} onClick={() => aoAplicar(salvo.busca)}>
              {salvo.nome}
            </button>
            <button
              type="button"
              className={estilo.botaoIcone}
              aria-label={t('excluirFiltro', { nome: salvo.nome })}
              onClick={() => gravar.mutate(() => provedor.excluir(salvo.nome))}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {atual && (
        <form
          className={estilo.editor}
          onSubmit={(evento) => {
            evento.preventDefault();
            evento.stopPropagation();
            if (nome.trim()) gravar.mutate(() => provedor.salvar({ nome: nome.trim(), busca: buscaLimpa(atual) }));
          }}
        >
          <TextInput label={t('nomeDoFiltro')} value={nome} maxLength={60} onChange={(evento) => setNome(evento.currentTarget.value)} />
          <Button type="submit" size="xs" loading={gravar.isPending} disabled={nome.trim() === ''}>
            {t('salvarFiltro')}
          </Button>
        </form>
      )}
      {gravar.isError && (
        <p role="alert" className={estilo.erro}>
          {t('falhouGuardar')}
        </p>
      )}
    </>
  );
}

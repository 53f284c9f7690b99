import { expect, type Page, test } from '@playwright/test';
import { emails, entrar, escrever, fecharPaginas, ler, paginaDe, queixas, semViolacoes } from '../apoio.ts';

test.afterEach(fecharPaginas);

type Alvo = { turmaId: number; turmaDisciplinaId: number };
type Painel = {
  dia: string;
  aulas: (Alvo & { aulaId: number | null })[];
  disciplinas: (Alvo & { tipo: string; etapaId: number | null; desde: string | null })[];
};
type Celula = { avaliacaoId: number; matriculaId: number; valor: string | null; versao: number };
type Grade = {
  fechada: boolean;
  criterio: { conceitos: { sigla: string }[] };
  avaliacoes: { id: number }[];
  alunos: { matriculaId: number }[];
  notas: Celula[];
};
type Quadro = { alunos: { marcas: ({ faltas: number } | null)[] }[] };

const barra = (page: Page) => page.locator('.casca-sem-resposta');
const busca = (partes: Record<string, string | number>): string =>
  new URLSearchParams(Object.entries(partes).map(([k, v]) => [k, String(v)])).toString();
/** What this browser keeps of people: answers, and what waits to be sent. */
const guardado = (page: Page): Promise<{ respostas: string[]; envios: number }> =>
  page.evaluate(
    () =>
      new Promise((responder) => {
        const pedido = indexedDB.open('patio', 1);
        pedido.onupgradeneeded = () => pedido.result.createObjectStore('guardados');
        pedido.onsuccess = () => {
          const chaves = pedido.result.transaction('guardados').objectStore('guardados').getAllKeys();
          chaves.onsuccess = () => {
            pedido.result.close();
            const envios = Object.keys(localStorage).filter((chave) => chave.includes(':envio:')).length;
            responder({ respostas: chaves.result.map((chave) => (chave as string[])[1] ?? ''), envios });
          };
        };
      }),
  );

/** A roll that may be called, of today or the oldest that is missing. */
function chamadaDe({ dia, aulas, disciplinas }: Painel): Record<string, string | number> {
  const hoje = aulas.find(({ aulaId }) => aulaId !== null);
  const atrasada = disciplinas.find(({ desde }) => desde !== null);
  const { turmaId = 0, turmaDisciplinaId = 0 } = hoje ?? atrasada ?? {};
  return { TurmaId: turmaId, TurmaDisciplinaId: turmaDisciplinaId, Data: hoje ? dia : (atrasada?.desde ?? dia) };
}

test('a teacher whose phone has no network calls the roll and types grades; they arrive when it is back, and signing out leaves nothing', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const page = await paginaDe(browser, emails.professor, { celular: true, semRede: true });
  const contexto = page.context();
  const painel = await ler<Painel>(page, 'PainelProfessor');
  const naChamada = chamadaDe(painel);
  const daNota = painel.disciplinas.find(({ tipo, etapaId }) => tipo !== 'parecer' && etapaId !== null);
  const daGrade = { TurmaDisciplinaId: daNota?.turmaDisciplinaId ?? 0, EtapaId: daNota?.etapaId ?? 0 };
  const grade = await ler<Grade>(page, `DiarioNota/grade?${busca(daGrade)}`);
  expect([grade.fechada, grade.avaliacoes.length > 0, grade.alunos.length > 1]).toEqual([false, true, true]);
  const celulaDe = async (i: number): Promise<Celula | undefined> =>
    (await ler<Grade>(page, `DiarioNota/grade?${busca(daGrade)}`)).notas.find(
      (n) => n.avaliacaoId === grade.avaliacoes[0]?.id && n.matriculaId === grade.alunos[i]?.matriculaId,
    );
  // Values that the cells do not have: concepts by their letter, numbers as they are typed.
  const valores = grade.criterio.conceitos.length > 0 ? grade.criterio.conceitos.map(({ sigla }) => sigla) : ['7', '8', '9'];
  const outro = (...tomados: (string | null | undefined)[]): string =>
    valores.find((v) => !tomados.some((t) => Number(t) === Number(v) || t === v)) ?? '';
  const minha = outro((await celulaDe(0))?.valor);
  const delas = outro((await celulaDe(0))?.valor, minha);

  await page.goto('/painel-professor');
  await expect(page.getByRole('heading', { name: /Aulas de hoje/ })).toBeVisible();
  await semViolacoes(page, 'painel do professor no telefone');
  await expect.poll(async () => (await guardado(page)).respostas, { timeout: 30_000 }).toContain('dia');
  await page.goto(`/academico/diario-classe/frequencias?${busca(naChamada)}`);
  await page.locator('[data-lugar="0:0"]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const achados = queixas(page);

  await contexto.setOffline(true);
  // Somebody else gives the same cell another mark meanwhile.
  const coordenacao = await paginaDe(browser, emails.admin);
  const [avaliacaoId, matriculaId] = [grade.avaliacoes[0]?.id, grade.alunos[0]?.matriculaId];
  const versao = grade.notas.find((n) => n.avaliacaoId === avaliacaoId && n.matriculaId === matriculaId)?.versao ?? 0;
  const gravada = await escrever<{ celulas: object[] }>(coordenacao, 'PUT', 'DiarioNota', {
    turmaDisciplinaId: daGrade.TurmaDisciplinaId,
    celulas: [{ avaliacaoId, matriculaId, versao, valor: delas }],
  });
  expect(gravada.celulas).toMatchObject([{ versao: versao + 1 }]);

  await page.goto('/painel-professor');
  await expect(barra(page)).toContainText(/Sem rede: dados de \d\d:\d\d\./);
  await expect(page.getByRole('heading', { name: /Aulas de hoje/ })).toBeVisible();

  await page.goto(`/academico/diario-classe/frequencias?${busca(naChamada)}`);
  const aluno = page.locator('[data-lugar="0:0"]');
  const antes = await aluno.getAttribute('data-estado');
  await aluno.click();
  await expect(aluno).not.toHaveAttribute('data-estado', antes ?? '');
  const depois = await aluno.getAttribute('data-estado');
  await page.getByRole('button', { name: 'Salvar chamada' }).click();
  await expect(page.getByText('Na fila: espera a rede').first()).toBeVisible();

  await page.goto(`/academico/diario-classe/notas?${busca({ TurmaId: daNota?.turmaId ?? 0, ...daGrade })}`);
  const digitar = async (alvo: Page, linha: number, valor: string): Promise<void> => {
    // A tap opens the cell, and what is typed takes the place of what stood there.
    await alvo.locator(`[data-posicao="${linha}:1"]`).click();
    await alvo.keyboard.type(valor.replace('.', ','));
    await alvo.keyboard.press('Enter');
  };
  await digitar(page, 0, minha);
  await expect(barra(page)).toContainText('2 envios na fila');
  // What is said about the network stands whole on the phone.
  const dito = await page.locator('.etiqueta', { hasText: 'Sem resposta do servidor' }).boundingBox();
  expect((dito?.x ?? 999) + (dito?.width ?? 999)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  // The document goes while there is no network: a page that closes is given one for its last moment.
  await page.goto('about:blank');
  await page.close();

  // The phone again: the portal opens on the panel, with all that waits.
  const outra = await contexto.newPage();
  await outra.goto('/');
  await expect(outra).toHaveURL(/\/painel-professor$/);
  await expect(barra(outra)).toContainText('na fila');
  await contexto.setOffline(false);
  await expect(barra(outra)).toContainText('1 envio precisa de você', { timeout: 40_000 });
  await expect(barra(outra)).not.toContainText('Sem rede');
  const quadro = await ler<Quadro>(
    outra,
    `Frequencia/quadro?${busca({ TurmaId: naChamada['TurmaId'] ?? 0, De: naChamada['Data'] ?? '', Ate: naChamada['Data'] ?? '', TurmaDisciplinaId: naChamada['TurmaDisciplinaId'] ?? 0 })}`,
  );
  expect((quadro.alunos[0]?.marcas[0]?.faltas ?? 0) > 0).toBe(depois === 'falta' || depois === 'justificada');

  await barra(outra).getByRole('button').click();
  const janela = outra.getByRole('dialog', { name: 'O que espera envio' });
  await expect(janela).toContainText(delas.replace('.', ','));
  await semViolacoes(outra, 'o que espera envio');
  await janela.getByRole('button', { name: 'Vale o meu' }).click();
  await expect(janela).toContainText('Nada espera envio');
  await outra.keyboard.press('Escape');
  const salva = (await ler<Grade>(outra, `DiarioNota/grade?${busca(daGrade)}`)).notas.find(
    (n) => n.avaliacaoId === avaliacaoId && n.matriculaId === matriculaId,
  );
  expect(Number(salva?.valor) === Number(minha) || salva?.valor === minha).toBe(true);

  // Signing out without a network asks about what waits; with one it leaves nothing of people.
  await outra.goto(`/academico/diario-classe/notas?${busca({ TurmaId: daNota?.turmaId ?? 0, ...daGrade })}`);
  await outra.locator('[data-posicao="1:1"]').waitFor();
  await contexto.setOffline(true);
  await digitar(
    outra,
    1,
    outro(grade.notas.find((n) => n.avaliacaoId === avaliacaoId && n.matriculaId === grade.alunos[1]?.matriculaId)?.valor),
  );
  await expect(barra(outra)).toContainText('1 envio na fila');
  await outra.locator('.casca-usuario').click();
  await outra.getByRole('button', { name: 'Sair' }).click();
  const pergunta = outra.getByRole('alertdialog', { name: 'Sair e apagar o que não foi salvo?' });
  await expect(pergunta).toContainText('Há 1 envio que ainda não chegou à escola');
  await pergunta.getByRole('button', { name: 'Cancelar' }).click();
  await contexto.setOffline(false);
  await expect(barra(outra)).toHaveCount(0, { timeout: 40_000 });
  // The bar goes with the first answer of the school; what waits is sent after it, and asked about until it has come.
  await expect.poll(async () => (await guardado(outra)).envios, { timeout: 40_000 }).toBe(0);
  await outra.locator('.casca-usuario').click();
  await outra.getByRole('button', { name: 'Sair' }).click();
  await outra.waitForURL(/\/login$/);
  await outra.getByLabel('E-mail').waitFor();
  expect(await guardado(outra)).toEqual({ respostas: [], envios: 0 });
  expect(achados.filter((texto) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch/.test(texto))).toEqual([]);
  await entrar(outra, emails.professor);
});

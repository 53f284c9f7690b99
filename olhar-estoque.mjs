import { chromium } from '@playwright/test';
const base = 'http://127.0.0.1:3471';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium' });
const sizes = { g: { width: 1440, height: 900 }, p: { width: 390, height: 844 } };
const erros = [];
for (const [k, viewport] of Object.entries(sizes)) {
  const page = await (await b.newContext({ viewport, locale: 'pt-BR', isMobile: k === 'p', hasTouch: k === 'p' })).newPage();
  page.on('console', (m) => m.type() === 'error' && erros.push(`${k} ${m.text()}`));
  page.on('pageerror', (e) => erros.push(`${k} ${e.message}`));
  const foto = async (n) => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/estoque-fotos/${n}-${k}.png` }); };
  const passo = async (n, f) => { try { await f(); } catch (e) { erros.push(`${k} ${n}: ${e.message.split('\n')[0]}`); await page.screenshot({ path: `/tmp/estoque-fotos/falha-${n}-${k}.png` }); } };
  await page.goto(base + '/login');
  await page.getByLabel('E-mail').fill('admin@demo.escola');
  await page.locator('input[type=password]').fill('patio-demo');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await passo('produtos', async () => { await page.goto(base + '/suprimentos/produtos'); await page.getByText('Papel A4').first().waitFor({ timeout: 8000 }); await foto('produtos'); await page.getByText('Detergente 500 ml').first().click(); await page.getByText('Embalagens de compra').first().waitFor({ timeout: 5000 }); await foto('produto'); });
  await passo('depositos', async () => { await page.goto(base + '/suprimentos/depositos'); await page.getByText('Oficina').first().waitFor({ timeout: 8000 }); await foto('depositos'); });
  await passo('saldos', async () => { await page.goto(base + '/suprimentos/estoques'); await page.getByText('Arroz tipo 1').first().waitFor({ timeout: 8000 }); await foto('saldos'); await page.getByText('Arroz tipo 1').first().click(); await page.getByText('Por que este custo?').first().waitFor({ timeout: 5000 }); await foto('custo'); });
  await passo('retirada', async () => {
    await page.goto(base + '/suprimentos/estoques'); await page.getByRole('button', { name: 'Nova retirada' }).first().click();
    await page.getByLabel('Depósito').last().waitFor(); await foto('retirada-vazia');
    await page.getByLabel('Depósito').last().click(); await page.getByRole('option', { name: 'Cozinha' }).click();
    await page.getByLabel('Produto', { exact: true }).fill('arroz'); await page.getByRole('option', { name: /Arroz/ }).first().click();
    await page.getByLabel('Quantidade').fill('9999');
    await page.getByLabel('Solicitante').fill('maria'); await page.getByRole('option').first().click();
    await page.getByLabel('Motivo').fill('Almoço dos alunos');
    await page.getByRole('button', { name: 'Lançar' }).click(); await page.waitForTimeout(1200); await foto('retirada-recusada');
    await page.getByLabel('Quantidade').fill('1,5'); await page.getByRole('button', { name: 'Lançar' }).click();
    await page.getByText('Operação lançada').waitFor({ timeout: 5000 }); await foto('retirada-feita');
  });
  await passo('entrada-antes', async () => {
    await page.goto(base + '/suprimentos/estoques'); await page.getByRole('button', { name: 'Dar entrada' }).first().click();
    await page.getByLabel('Depósito').last().click(); await page.getByRole('option', { name: 'Cozinha' }).click();
    const d = new Date(Date.now() - 86400000 * 3); await page.getByLabel('Data').last().fill(`${String(d.getDate()).padStart(2,'0')}/${String(d.getMonth()+1).padStart(2,'0')}/${d.getFullYear()}`);
    await page.getByLabel('Produto', { exact: true }).fill('arroz'); await page.getByRole('option', { name: /Arroz/ }).first().click();
    await page.getByLabel('Quantidade').fill('10'); await page.getByLabel('Valor total').fill('100'); await page.getByLabel('Motivo').fill('Doação');
    await page.getByRole('button', { name: 'Lançar' }).click(); await page.waitForTimeout(1200); await foto('recalculo');
    await page.getByRole('button', { name: 'Lançar com esta data' }).click(); await page.getByText('Operação lançada').waitFor({ timeout: 5000 });
  });
  await passo('operacoes', async () => { await page.goto(base + '/suprimentos/estoques?aba=operacoes'); await page.waitForTimeout(1500); await foto('operacoes'); await page.getByText('Retirada').last().click(); await page.waitForTimeout(1200); await foto('operacao'); });
  await passo('contagem', async () => {
    await page.goto(base + '/suprimentos/estoques?aba=contagens'); await page.waitForTimeout(1200); await foto('contagens');
    await page.getByRole('button', { name: 'Nova contagem' }).first().click(); await page.getByLabel('Depósito').last().click();
    await page.getByRole('option', { name: k === 'g' ? 'Oficina' : 'Almoxarifado' }).click(); await foto('contagem-nova');
    await page.getByRole('button', { name: 'Abrir contagem' }).click(); await page.getByRole('grid').waitFor({ timeout: 6000 });
    const cel = page.getByRole('gridcell').nth(0); await cel.click(); await page.keyboard.type('3'); await page.keyboard.press('Enter'); await page.waitForTimeout(2000); await foto('contagem-grade');
    await page.getByRole('button', { name: 'Concluir contagem' }).click(); await page.waitForTimeout(1500); await foto('contagem-diferencas');
  });
}
console.log(erros.join('\n') || 'sem erros');
await b.close();
